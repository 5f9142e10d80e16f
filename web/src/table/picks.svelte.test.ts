import { flushSync } from "svelte";
import { describe, expect, test } from "vitest";
import type { GameState } from "./game.svelte";
import type { GameMove } from "@/protocol";
import { Picks, type Pick } from "./picks.svelte";

/** A move such as `take b1 to 2`: what is taken, then each further thing. */
const move = (text: string): GameMove => ({ type: text.split(" ")[0]!, text });

function toPicks({ type, text }: GameMove): Pick[] {
  const [, cell = "", , to = "1"] = text.split(" ");
  if (type === "draw") return ["deck"];
  return [
    { take: "pile:1", place: "hand", reveal: "discard:1" }[type]!,
    `cell:1:${cell}`,
    ...(type === "reveal" ? [] : [`to:${to}`]),
  ];
}

/** Picks over some legal moves; what was played is noted. */
function picking(texts: string[]): { picks: Picks; played: string[]; end: () => void } {
  const played: string[] = [];
  const game = {
    legal: texts.map(move),
    question: texts.join("\n"),
    you: 1,
    play: async (move: string) => {
      played.push(move);
      return true;
    },
    preview: () => Promise.reject(new Error("none")),
  } as unknown as GameState;
  let picks!: Picks;
  const end = $effect.root(() => {
    picks = new Picks(game, toPicks, ["hand"]);
  });
  flushSync();
  return { picks, played, end };
}

describe("a move is picked part by part", () => {
  test("a pick that would play more than itself is told from the last one", async () => {
    const { picks, end } = picking(["place a1", "place b1", "reveal c1"]);
    picks.hold("hand");
    expect(picks.cutsShort("cell:1:a1")).toBe(true);
    picks.clear();
    picks.hold("discard:1");
    expect(picks.cutsShort("cell:1:c1")).toBe(false);
    end();
  });

  test("the last land is pointed at like the others, although there is no other", async () => {
    const { picks, played, end } = picking(["place a1", "place b1", "reveal c1"]);
    await picks.pick("discard:1");
    expect([played, [...picks.targets]]).toEqual([[], ["cell:1:c1"]]);
    await picks.pick("cell:1:c1");
    expect(played).toEqual(["reveal c1"]);
    end();
  });

  test("only legal things can be picked, and a complete move is played", async () => {
    const { picks, played, end } = picking(["draw", "take a1", "take b1"]);
    expect([...picks.targets].sort()).toEqual(["deck", "pile:1"]);
    await picks.pick("pile:1");
    expect([...picks.targets].sort()).toEqual(["cell:1:a1", "cell:1:b1"]);
    await picks.pick("cell:1:b1");
    expect(played).toEqual(["take b1"]);
    end();
  });

  test("the card in hand need not be picked first", async () => {
    const { picks, played, end } = picking(["place a1", "place b1", "reveal a1"]);
    expect(picks.can("cell:1:a1")).toBe(true);
    await picks.pick("cell:1:a1");
    expect(played).toEqual(["place a1"]);
    end();
  });

  test("a thing picked again is let go", async () => {
    const { picks, played, end } = picking(["draw", "take a1", "take b1"]);
    await picks.pick("pile:1");
    await picks.pick("pile:1");
    expect(picks.chosen).toEqual([]);
    expect(played).toEqual([]);
    end();
  });

  test("where the replaced card goes is asked only if there is a choice", async () => {
    const { picks, played, end } = picking(["take a1", "take a1 to 2", "take b1"]);
    await picks.pick("pile:1");
    expect(picks.completes("cell:1:b1")).toBe("take b1");
    await picks.pick("cell:1:a1");
    expect([...picks.targets].sort()).toEqual(["to:1", "to:2"]);
    await picks.pick("to:2");
    expect(played).toEqual(["take a1 to 2"]);
    end();
  });

  test("what is dragged is held and not played, even if one move alone is left", async () => {
    const { picks, played, end } = picking(["draw", "take b1"]);
    picks.hold("deck");
    expect(picks.ended).toBe("draw");
    expect(played).toEqual([]);
    picks.clear();
    picks.hold("pile:1");
    expect(picks.ended).toBeNull();
    expect([...picks.targets]).toEqual(["cell:1:b1"]);
    expect(picks.could("deck")).toBe(true);
    await picks.pick("cell:1:b1");
    expect(played).toEqual(["take b1"]);
    end();
  });

  test("what cannot be picked changes nothing", async () => {
    const { picks, played, end } = picking(["draw"]);
    await picks.pick("cell:1:a1");
    expect(picks.chosen).toEqual([]);
    expect(played).toEqual([]);
    end();
  });
});
