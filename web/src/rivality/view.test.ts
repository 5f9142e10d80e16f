import { expect, test } from "vitest";
import { boxAround, nearest, stepped, turned } from "./geometry";
import { spellsOf } from "./lands";
import { groupMoves, pickOf, turnedFront } from "./moves";
import { outcomeOf } from "./outcome";
import type { Direction, LandView, RivalityEvent, RivalityMove, RivalityView } from "./types";
import { isSolo, landAt, squareOf } from "./view";

const land = (cell: string, x: number, y: number, golems: number[], more: Partial<LandView> = {}): LandView => ({
  square: { cell, x, y },
  tile: "H7",
  front: "n",
  spells: [],
  is_spent: false,
  wizard: 0,
  golems,
  controller: 0,
  is_contested: false,
  shields: 0,
  ...more,
});
const side = (side: number, reserve: number, seats = [side]) => ({ side, seats, reserve, deck: 3, face_down: 0 });
const VIEW: RivalityView = {
  type: "rivality-view",
  step: "turn",
  seat: 1,
  lands: [
    land("0,0", 0, 0, [2, 2], { tile: "W", is_contested: true }),
    land("1,0", 1, 0, [4, 1], { controller: 1, shields: 1 }),
  ],
  frontier: [{ cell: "-1,0", x: -1, y: 0 }],
  is_fixed: false,
  sides: [side(1, 6), side(2, 7)],
  hands: [],
  casting: null,
  overflow: null,
  armed: [],
};

test("a view is searched by cell", () => {
  expect(landAt(VIEW, "1,0")?.controller).toBe(1);
  expect(landAt(VIEW, "-1,0")).toBe(undefined);
  expect([squareOf(VIEW, "1,0").x, squareOf(VIEW, "-1,0").x]).toEqual([1, -1]);
  expect([isSolo(VIEW), isSolo({ ...VIEW, sides: [side(1, 6), side(2, 7, [])] })]).toEqual([false, true]);
});

test("places and directions", () => {
  expect(turned("w", "e")).toBe("n");
  expect(stepped({ x: 1, y: 1 }, "s", 2)).toEqual({ x: 1, y: 3 });
  expect(spellsOf("C3", "e").map((spell) => spell.direction)).toEqual(["e", "n"]);
  const places = [
    { x: 0, y: 0 },
    { x: 2, y: -1 },
  ];
  expect(boxAround(places, 1)).toEqual({ left: -1, top: -2, right: 4, bottom: 2 });
  const squares = [
    { cell: "1,0", x: 1, y: 0 },
    { cell: "0,2", x: 0, y: 2 },
  ];
  expect(nearest(squares, { x: 0, y: 0 }, "e")?.cell).toBe("1,0");
  expect(nearest(squares, { x: 0, y: 0 }, "w")).toBe(null);
});

test("legal moves are grouped", () => {
  const lay = (tile: string, cell: string, front: Direction): RivalityMove => ({
    type: "lay",
    text: [tile, cell, front].join(" "),
    tile,
    cell,
    front,
  });
  const choices = groupMoves([
    lay("C2", "1,-2", "n"),
    lay("C2", "1,-2", "s"),
    lay("H1", "0,1", "e"),
    lay("H1", "1,-2", "e"),
  ]);
  expect([...choices.lays.get("C2")!.get("1,-2")!]).toEqual([
    ["n", "C2 1,-2 n"],
    ["s", "C2 1,-2 s"],
  ]);
  expect(choices.cells).toEqual(["1,-2", "0,1"]);
  expect(turnedFront(["n", "s"], "n", 1)).toBe("s");
  expect(turnedFront(["n", "s"], "s", 1)).toBe("n");
  expect(turnedFront(["n", "e", "s", "w"], "n", -1)).toBe("w");
  const asked: RivalityMove[] = [
    { type: "keep", text: "keep" },
    { type: "mulligan", text: "mulligan" },
  ];
  expect(groupMoves(asked)).toMatchObject({ keep: "keep", mulligan: "mulligan" });
  const single: RivalityMove[] = [
    { type: "cast", text: "", direction: "n" },
    { type: "remove", text: "", side: 2 },
    { type: "cast-delayed", text: "", cell: "0,-1", direction: "n" },
    { type: "enter", text: "", cell: "a6" },
    { type: "walk", text: "", cell: "b3" },
    lay("C2", "1,0", "n"),
  ];
  expect(single.map(pickOf)).toEqual(["cast:n", "side:2", "delayed:0,-1:n", "cell:a6", "cell:b3", null]);
});

test("an outcome tells what changes", () => {
  const spells = [
    { direction: "e" as const, golems: 1, distance: 1, is_breaker: false, target: { cell: "0,0", x: 0, y: 0 } },
    { direction: "n" as const, golems: 3, distance: 1, is_breaker: false, target: { cell: null, x: -1, y: -1 } },
  ];
  const after: RivalityView = {
    ...VIEW,
    lands: [
      land("0,0", 0, 0, [4, 1], { tile: "W", controller: 1 }),
      VIEW.lands[1]!,
      land("-1,0", -1, 0, [1, 0], { tile: "C3", front: "e", wizard: 1, spells, controller: 1 }),
    ],
    sides: [side(1, 4), side(2, 7)],
  };
  const events: RivalityEvent[] = [
    {
      type: "spell-cast",
      side: 1,
      origin: "-1,0",
      direction: "e",
      cell: "0,0",
      arriving: 1,
      lost: 0,
      placed: 1,
      removed: [0, 1],
      golems: [4, 1],
      before: 0,
      after: 1,
      delayed: false,
    },
    {
      type: "spell-lost",
      side: 1,
      origin: "-1,0",
      direction: "n",
      cell: null,
      arriving: 3,
      reason: "no-tile",
      delayed: false,
    },
    { type: "tile-besieged", side: 1, cell: "0,0", holders: [1, 1, 1, 1], removed: [0, 0], golems: [4, 1], before: 0 },
  ];
  const sheet = (side: number, total: number) => ({ side, total, lines: {}, reasons: [], met: {} });
  const outcome = outcomeOf(events, VIEW, after, {
    before: [sheet(1, 3), sheet(0, 0)],
    after: [sheet(1, 6), sheet(0, 0)],
  });
  expect(outcome.changes).toMatchObject([
    {
      cell: "0,0",
      place: { x: 0, y: 0 },
      golems: [4, 1],
      gains: [2, -1],
      before: 0,
      after: 1,
      contested: false,
      shields: 0,
    },
  ]);
  expect(outcome.strikes.map(({ kind, to }) => [kind, to])).toEqual([
    ["cast", { cell: "0,0", x: 0, y: 0 }],
    ["lost", { cell: null, x: -1, y: -1 }],
  ]);
  expect(outcome.sieges).toEqual([{ cell: "0,0", side: 1 }]);
  expect(outcome.points[0]).toEqual({ side: 1, before: 3, after: 6 });
  expect(outcome.reserves[0]).toEqual({ side: 1, before: 6, after: 4 });
});
