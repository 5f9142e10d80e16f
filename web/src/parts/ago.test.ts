import { expect, test } from "vitest";
import { ago } from "./ago";

const MINUTE = 60_000;

test("the largest unit that has passed is named", () => {
  const told = [0, 3, 59, 61, 25 * 60, 100 * 60].map((minutes) => ago(0, minutes * MINUTE));
  expect(told).toEqual(["this minute", "3 min. ago", "59 min. ago", "1 hr. ago", "yesterday", "4 days ago"]);
});

test("a clock that is behind the server's tells of no future", () => {
  expect(ago(5 * MINUTE, 0)).toBe("this minute");
});
