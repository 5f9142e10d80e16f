import { beforeAll, expect, test } from "vitest";
import { chooseLanguage, say } from "@/catalogue.svelte";
import type { GameState } from "@/table/game.svelte";
import { cellName, sideOrYou } from "./labels";
import { eventValues } from "./narration";
import type { RivalityEvent } from "./types";

beforeAll(() => chooseLanguage("en"));

const game = {
  you: 1,
  name: (seat: number) => ["", "Ada", "Ben"][seat],
  seatsOf: (side: number) => [side],
  sideOf: (seat: number) => seat,
} as unknown as GameState;

test("a cell does not read like a decimal number and stays on one line; the squares of the solo game keep their names", () => {
  expect(cellName("0,-1")).toBe("(0\u00a0|\u2060\u00a0−1)");
  expect(cellName("b3")).toBe("b3");
});

test("what is told to its own player calls nobody by name", () => {
  expect([sideOrYou(game, 1), sideOrYou(game, 2)]).toEqual(["you", "Ben"]);
});

test("a spell says whose golems it sends back", () => {
  const event = {
    type: "spell-cast",
    side: 1,
    origin: "0,0",
    cell: "0,1",
    placed: 3,
    lost: 0,
    delayed: false,
    golems: [3, 2],
    removed: [0, 2],
  } as unknown as RivalityEvent;
  const told = say("event-spell-cast", { you: "yes", ...eventValues(game, event) });
  expect(told).toContain("sending 2 of Ben’s back to the reserve");
});
