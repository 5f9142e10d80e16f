import { expect, test } from "vitest";
import { between, spotsFor } from "./badges";

test("badges go where nothing lies", () => {
  const taken = [
    { x: 0, y: 0 },
    { x: 0, y: -1 },
  ];
  expect(spotsFor([{ x: 0, y: 0 }], taken, [])).toEqual([{ towards: "s", free: true }]);
  expect(spotsFor([{ x: 0, y: 0 }], taken, [{ x: 0, y: 1 }])).toEqual([{ towards: "e", free: true }]);
});

test("two badges do not share a cell", () => {
  const row = [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
  ];
  const walls = [0, 1, 2].flatMap((x) => [
    { x, y: -1 },
    { x, y: 1 },
  ]);
  expect(spotsFor(row, [...row, ...walls, { x: -1, y: 0 }], [])).toEqual([
    { towards: "e", free: true },
    { towards: "e", free: true },
  ]);
});

test("without room a badge lies on the upper edge", () => {
  expect(spotsFor([{ x: 0, y: 0 }], [], [], () => false)).toEqual([{ towards: "n", free: false }]);
});

test("the cells between two", () => {
  expect(between({ x: 0, y: 0 }, { x: 3, y: 0 })).toEqual([
    { x: 1, y: 0 },
    { x: 2, y: 0 },
  ]);
  expect(between({ x: 0, y: 0 }, { x: 1, y: 2 })).toEqual([]);
});
