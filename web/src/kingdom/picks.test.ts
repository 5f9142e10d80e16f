import { expect, it } from "vitest";
import { nextOf, toPicks, waysTo } from "./picks";
import type { KingdomMove } from "./types";

type Fields = KingdomMove extends infer M ? (M extends KingdomMove ? Omit<M, "text"> : never) : never;
const move = (fields: Fields): KingdomMove => ({ ...fields, text: "" }) as KingdomMove;

it.each<[Fields, string[]]>([
  [{ type: "draw-card" }, ["deck"]],
  [{ type: "take", cell: "b2", pile: 1, to: 1 }, ["pile:1", "cell:1:b2", "to:1"]],
  [{ type: "take", cell: "b2", pile: 2, to: 1 }, ["pile:2", "cell:1:b2", "to:1"]],
  [{ type: "take", cell: "b2", pile: 2, to: 2 }, ["pile:2", "cell:1:b2", "to:2"]],
  [{ type: "place", cell: "c1", to: 1 }, ["hand", "cell:1:c1", "to:1"]],
  [{ type: "place", cell: "c1", to: 2 }, ["hand", "cell:1:c1", "to:2"]],
  [{ type: "reveal", cell: "a4", to: 1 }, ["discard:1", "cell:1:a4"]],
  [{ type: "reveal", cell: "a4", to: 2 }, ["discard:2", "cell:1:a4"]],
  [{ type: "take-legend", legend: "four" }, ["legend:four"]],
  [{ type: "give-up", legend: "kin-H" }, ["legend:kin-H"]],
  [{ type: "swap", legend: "kin-E", other: "land-s" }, ["legend:kin-E", "legend:land-s"]],
  [{ type: "no-swap" }, ["do:noswap"]],
  [{ type: "arrange", cards: ["f", "H", "O", "m"], cells: ["b2", "c2", "b3", "c3"] }, ["arrange:fHOm"]],
  [{ type: "pair", source: "deck" }, ["pair:deck"]],
  [{ type: "drop", card: "O" }, ["drop:O"]],
  [{ type: "block", cell: "b2", cells: ["b2", "c2", "b3", "c3"] }, ["block:b2"]],
  [{ type: "keep" }, ["do:keep"]],
  [{ type: "refuse" }, ["do:refuse"]],
  [{ type: "end-turn" }, ["do:end"]],
  [{ type: "use-treaty", cell: "b2" }, ["tile:treaty", "cell:1:b2"]],
  [{ type: "use-staff", cell: "b2" }, ["tile:staff", "cell:1:b2"]],
  [{ type: "use-sword", legend: "battle-HG" }, ["tile:sword", "legend:battle-HG"]],
  [{ type: "use-griffin", owner: 2, cell: "a1" }, ["tile:griffin", "cell:2:a1"]],
  [{ type: "use-hammer", one: "a1", other: "b2" }, ["tile:hammer", "cell:1:a1", "cell:1:b2"]],
  [{ type: "use-palantir", owner: 1, cell: "d4" }, ["tile:palantir", "cell:1:d4"]],
  [
    { type: "use-smuggler", stone: "stone-2", victim: 3, tile: "sword" },
    ["tile:smuggler", "tile:stone-2", "theirs:3:sword"],
  ],
  [{ type: "use-thief", victim: 2, tile: "stone-4" }, ["tile:thief", "theirs:2:stone-4"]],
])("%o", (fields, picks) => {
  expect(toPicks(move(fields), 1)).toEqual(picks);
});

it("lets either of two cards be picked first", () => {
  expect(waysTo(move({ type: "use-hammer", one: "a1", other: "b2" }), 1)).toEqual([
    ["tile:hammer", "cell:1:a1", "cell:1:b2"],
    ["tile:hammer", "cell:1:b2", "cell:1:a1"],
  ]);
  expect(waysTo(move({ type: "draw-card" }), 1)).toEqual([["deck"]]);
});

it("a hint points at one part of a move after the other", () => {
  const reveal = waysTo(move({ type: "reveal", cell: "a2", to: 1 }), 1);
  expect(nextOf(reveal, [])).toEqual(["discard:1"]);
  expect(nextOf(reveal, ["discard:1"])).toEqual(["cell:1:a2"]);
  expect(nextOf(reveal, ["hand"])).toEqual(["discard:1"]);
  expect(nextOf(reveal, ["discard:1", "cell:1:a2"])).toEqual([]);
  const place = waysTo(move({ type: "place", cell: "c1", to: 2 }), 1);
  expect(nextOf(place, [])).toEqual(["hand", "cell:1:c1"]);
  expect(nextOf(place, ["hand"])).toEqual(["cell:1:c1"]);
  expect(nextOf(place, ["hand", "cell:1:c1"])).toEqual(["to:2"]);
});
