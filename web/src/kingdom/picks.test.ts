import { expect, it } from "vitest";
import { toPicks, waysTo } from "./picks";

it.each([
  ["draw", ["deck"]],
  ["take b2", ["pile:1", "cell:1:b2", "to:1"]],
  ["take b2 2", ["pile:2", "cell:1:b2", "to:1"]],
  ["take b2 2 to 2", ["pile:2", "cell:1:b2", "to:2"]],
  ["place c1", ["hand", "cell:1:c1", "to:1"]],
  ["place c1 to 2", ["hand", "cell:1:c1", "to:2"]],
  ["reveal a4", ["discard:1", "cell:1:a4"]],
  ["reveal a4 to 2", ["discard:2", "cell:1:a4"]],
  ["legend four", ["legend:four"]],
  ["discard kin-H", ["legend:kin-H"]],
  ["swap kin-E land-s", ["legend:kin-E", "legend:land-s"]],
  ["noswap", ["do:noswap"]],
  ["arrange fHOm", ["arrange:fHOm"]],
  ["pair deck", ["pair:deck"]],
  ["drop O", ["drop:O"]],
  ["block b2", ["block:b2"]],
  ["keep", ["do:keep"]],
  ["end", ["do:end"]],
  ["use treaty b2", ["tile:treaty", "cell:1:b2"]],
  ["use sword battle-HG", ["tile:sword", "legend:battle-HG"]],
  ["use griffin 2 a1", ["tile:griffin", "cell:2:a1"]],
  ["use hammer a1 b2", ["tile:hammer", "cell:1:a1", "cell:1:b2"]],
  ["use palantir 1 d4", ["tile:palantir", "cell:1:d4"]],
  ["use smuggler stone-2 3 sword", ["tile:smuggler", "tile:stone-2", "theirs:3:sword"]],
  ["use thief 2 stone-4", ["tile:thief", "theirs:2:stone-4"]],
])("%s", (move, picks) => {
  expect(toPicks(move, 1)).toEqual(picks);
});

it("lets either of two cards be picked first", () => {
  expect(waysTo("use hammer a1 b2", 1)).toEqual([
    ["tile:hammer", "cell:1:a1", "cell:1:b2"],
    ["tile:hammer", "cell:1:b2", "cell:1:a1"],
  ]);
  expect(waysTo("draw", 1)).toEqual([["deck"]]);
});
