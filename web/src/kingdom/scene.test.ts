/** An age that ends gets a scene of its own. */
import { beforeAll, describe, expect, test } from "vitest";
import { chooseLanguage } from "@/catalogue.svelte";
import type { Happened } from "@/protocol";
import type { GameState } from "@/table/game.svelte";
import { sceneOf, tellLastAge } from "./scene";

const ended = (kingdom: number, unwritten: string[], reason: string) =>
  [
    {
      number: 9,
      kind: "Moved",
      events: [
        {
          type: "age-ended",
          age: 1,
          lands: [],
          kingdom,
          objective: 11,
          is_lost: unwritten.length > 0,
          reason,
          unwritten,
        },
      ],
    },
  ] as unknown as Happened[];

const at = (entries: Happened[]) =>
  ({
    table: { family: "kingdom", seats: [{ seat: 1, side: 1 }] },
    ruleset: { mode: "solo" },
    moment: { view: { discards: [[]] } },
    you: 1,
    entries,
    name: () => "Ada",
    sideOf: () => 1,
  }) as unknown as GameState;

describe("the end of an age", () => {
  beforeAll(() => chooseLanguage("en"));

  test("shows the kingdom against its objective, and why it ended", () => {
    const entries = ended(14, [], "deck");
    const scene = sceneOf(at(entries), entries)!;
    expect(scene.title).toBe("Age 1 is over");
    expect(scene.why).toBe("The deck is empty, so age 1 is over: kingdom 14, objective 11.");
    expect(scene.rows!.map(({ points, isBest }) => [points, isBest])).toEqual([
      [14, true],
      [11, false],
    ]);
    expect(scene.mood).toBe("won");
    expect(tellLastAge(at(entries))).toBe(scene.why);
  });

  test("names the legends that lost the campaign", () => {
    const entries = ended(20, ["four"], "explored");
    const scene = sceneOf(at(entries), entries)!;
    expect(scene.mood).toBe("lost");
    expect(scene.why).toContain("The four tribes");
    expect(scene.rows![0]!.isBest).toBe(false);
  });

  test("is not there while the age goes on", () => {
    expect(sceneOf(at([]), [])).toBe(null);
  });
});
