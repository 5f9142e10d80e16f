import { expect, test } from "vitest";
import { boxAround, nearest, placeOf, stepped, turned } from "./geometry";
import { groupMoves, pickOf, turnedFront } from "./moves";
import { outcomeOf } from "./outcome";
import { readBattlefield, spellsOf } from "./state";

const VIEW = [
  "1,-1 C6 s w1 1:1",
  "0,0 W n 1:2 2:2",
  "1,0 H7 n 1:4 2:1",
  "reserve 1 6",
  "reserve 2 7",
  "deck 2 ? ? ?",
  "hand 1 H5 C9",
  "hand 2 ? ?",
  "laid 1 H7",
  "casting e w",
  "delayed 1,0 n 1,-1 w",
  "overflow 1 0,0 2 3 before 2",
  "decision remove 1",
];
const MARKS = ["control 1,-1 1 0", "contested 0,0", "control 1,0 1 1", "armed 1,0 n 1,-3"];

test("a snapshot is read", () => {
  const field = readBattlefield(VIEW, MARKS);
  expect([...field.lands.keys()]).toEqual(["1,-1", "0,0", "1,0"]);
  expect(field.lands.get("1,0")).toMatchObject({
    tile: "H7",
    front: "n",
    golems: [4, 1],
    control: 1,
    shields: 1,
    wizard: 0,
  });
  expect(field.lands.get("1,-1")).toMatchObject({ wizard: 1, golems: [1, 0] });
  expect([...field.lands.values()].map(({ contested }) => contested)).toEqual([false, true, false]);
  expect(field).toMatchObject({
    sides: 2,
    reserves: [6, 7],
    decks: [0, 3],
    hands: [
      ["H5", "C9"],
      ["?", "?"],
    ],
    overflow: "0,0",
    armed: [{ cell: "1,0", direction: "n", target: "1,-3" }],
    step: "remove",
    seat: 1,
    isSolo: false,
  });
});

test("solo is read", () => {
  const field = readBattlefield(
    ["a1 ? s", "b6 H5 n w1 1:1", "reserve 1 29", "reserve 2 30", "his ? ?", "decision turn 1"],
    [],
  );
  expect(field.isSolo).toBe(true);
  expect(field.lands.get("a1")).toMatchObject({ tile: "?", golems: [0, 0], place: { x: 0, y: 0 } });
  expect(field.his).toEqual(["?", "?"]);
});

test("places and directions", () => {
  expect(placeOf("-2,3")).toEqual({ x: -2, y: 3 });
  expect(placeOf("d6")).toEqual({ x: 3, y: 5 });
  expect(turned("w", "e")).toBe("n");
  expect(stepped({ x: 1, y: 1 }, "s", 2)).toEqual({ x: 1, y: 3 });
  expect(spellsOf("C3", "e").map((spell) => spell.direction)).toEqual(["e", "n"]);
  expect(
    boxAround(
      [
        { x: 0, y: 0 },
        { x: 2, y: -1 },
      ],
      1,
    ),
  ).toEqual({ left: -1, top: -2, right: 4, bottom: 2 });
  expect(nearest(["1,0", "0,2", "-1,0"], { x: 0, y: 0 }, "e")).toBe("1,0");
  expect(nearest(["1,0"], { x: 0, y: 0 }, "w")).toBe(null);
});

test("legal moves are grouped", () => {
  const choices = groupMoves(["lay C2 1,-2 n", "lay C2 1,-2 s", "lay H1 0,1 e", "lay H1 1,-2 e"]);
  expect(choices.lays.get("C2")!.get("1,-2")).toEqual(["n", "s"]);
  expect(choices.cells).toEqual(["1,-2", "0,1"]);
  expect(turnedFront(["n", "s"], "n", 1)).toBe("s");
  expect(turnedFront(["n", "s"], "s", 1)).toBe("n");
  expect(turnedFront(["n", "e", "s", "w"], "n", -1)).toBe("w");
  expect(groupMoves(["keep", "mulligan"])).toMatchObject({ keeps: true, mulligans: true });
  expect(["cast n", "remove 2", "delayed 0,-1 n", "enter a6", "move b3", "lay C2 1,0 n"].map(pickOf)).toEqual([
    "cast:n",
    "side:2",
    "delayed:0,-1:n",
    "cell:a6",
    "cell:b3",
    null,
  ]);
});

test("an outcome tells what changes", () => {
  const before = readBattlefield(VIEW, MARKS);
  const after = readBattlefield(
    [
      ...VIEW.map((line) => line.replace("0,0 W n 1:2 2:2", "0,0 W n 1:4 2:1").replace("reserve 1 6", "reserve 1 4")),
      "-1,0 C3 e w1 1:1",
    ],
    [...MARKS.filter((mark) => !mark.startsWith("contested")), "control 0,0 1 0"],
  );
  const events = [
    {
      type: "SpellCast",
      side: 1,
      origin: "-1,0",
      direction: "e",
      cell: "0,0",
      arriving: 1,
      lost: 0,
      placed: 1,
      delayed: false,
    },
    {
      type: "SpellLost",
      side: 1,
      origin: "-1,0",
      direction: "n",
      cell: "",
      arriving: 3,
      reason: "no-tile",
      delayed: false,
    },
    { type: "TileBesieged", side: 1, cell: "0,0" },
  ];
  const sheet = (side: number, total: number) => ({ side, total, lines: {}, reasons: [], met: {} });
  const outcome = outcomeOf(events, before, after, {
    before: [sheet(1, 3), sheet(0, 0)],
    after: [sheet(1, 6), sheet(0, 0)],
  });
  expect(outcome.changes).toEqual([
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
    ["cast", { x: 0, y: 0 }],
    ["lost", { x: -1, y: -1 }],
  ]);
  expect(outcome.sieges).toEqual([{ cell: "0,0", side: 1 }]);
  expect(outcome.points).toEqual([{ side: 1, before: 3, after: 6 }]);
  expect(outcome.reserves[0]).toEqual({ side: 1, before: 6, after: 4 });
});
