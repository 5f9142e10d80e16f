import { expect, test } from "vitest";
import { isLargerStacked } from "./layout";

const room = { width: 1000, height: 900 };
const box = (columns: number, rows: number) => ({ left: 0, top: 0, right: columns, bottom: rows });

test("a wide battlefield has the rest above and below, a high one at its left", () => {
  expect(isLargerStacked(room, box(10, 4), false)).toBe(true);
  expect(isLargerStacked(room, box(4, 8), true)).toBe(false);
});

test("a small gain changes nothing", () => {
  expect(isLargerStacked(room, box(7, 5), false)).toBe(false);
  expect(isLargerStacked(room, box(7, 5), true)).toBe(true);
});
