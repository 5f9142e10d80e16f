/** The preview of a move in words. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { chooseLanguage } from "@/catalogue.svelte";
import type { GameState } from "@/table/game.svelte";
import Ahead from "./Ahead.svelte";
import type { Outcome, Strike } from "./outcome";

const NOWHERE = "No spell has any effect.";
const place = { x: 0, y: 0 };
const lost: Strike = {
  kind: "lost",
  side: 1,
  origin: "0,0",
  direction: "n",
  from: place,
  to: place,
  cell: "0,-2",
  lost: 0,
  placed: 0,
  excess: 0,
  waits: false,
  reason: "no-tile",
  delayed: false,
};
const outcome: Outcome = { strikes: [lost], changes: [], sieges: [], points: [], reserves: [], isEnd: false };
const game = { name: (seat: number) => ["", "Ada", "Ben"][seat], seatsOf: (side: number) => [side] };

let shown: object | null = null;
beforeAll(() => chooseLanguage("en"));
beforeEach(() => (document.body.innerHTML = ""));
afterEach(() => shown && unmount(shown));

function told(of: Outcome): string {
  const props = { game: game as unknown as GameState, outcome: of, ahead: null };
  shown = mount(Ahead, { target: document.body, props });
  flushSync();
  return document.body.textContent ?? "";
}

const cast: Strike = { ...lost, kind: "cast", cell: "0,0", placed: 3 };

// The badge on the tile tells by how many golems it has more, and so does the text.
test("what the text says a spell brings is what the tile gains (R10)", () => {
  const text = told({ ...outcome, strikes: [{ ...cast, excess: 1 }] });
  expect(text).toContain("+2");
  expect(text).not.toContain("+3");
  expect(text).toContain("1 more does not fit: a tile holds five");
});

test("a golem that waits until its side chooses who makes room is told (R10)", () => {
  const text = told({ ...outcome, strikes: [{ ...cast, placed: 1, waits: true }] });
  expect(text).toContain("+1");
  expect(text).toContain("one more comes once you have chosen whose golem leaves");
});

test("it says so when no spell changes anything", () => {
  expect(told(outcome)).toContain(NOWHERE);
});

// A golem that made room for another, or one that arrived with a wizard, is no spell of this move, but has an effect.
test("a golem that leaves is not next to a sentence that nothing happens (R10)", () => {
  const change = {
    cell: "0,-1",
    place,
    golems: [3, 2],
    gains: [1, -1],
    before: 0,
    after: 1,
    contested: false,
    shields: 0,
  };
  const text = told({ ...outcome, changes: [change] });
  expect(text).toContain("1 golem of Ben leaves");
  expect(text).not.toContain(NOWHERE);
});
