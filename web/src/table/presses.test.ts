import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countOnce } from "./presses";

const game = { question: "draw" };
const play = vi.fn(() => (game.question += "."));
let stop: () => void;

beforeEach(() => {
  game.question = "draw";
  play.mockClear();
  document.body.innerHTML = '<div><button data-pick="deck">Deck</button><button id="undo">Undo</button></div>';
  for (const button of document.querySelectorAll("button")) button.addEventListener("click", play);
  stop = countOnce(game)(document.querySelector("div")!);
});
afterEach(() => stop());

const click = (where: string, detail: number, clientX = 0): boolean =>
  document
    .querySelector(where)!
    .dispatchEvent(new MouseEvent("click", { detail, clientX, bubbles: true, cancelable: true }));

test("two quick presses in two places both count", () => {
  click("[data-pick]", 1);
  click("[data-pick]", 1, 40);
  expect(play).toHaveBeenCalledTimes(2);
});

test("the second half of a double click does not answer the next question", () => {
  click("[data-pick]", 1);
  click("[data-pick]", 2);
  expect(play).toHaveBeenCalledTimes(1);
});

test("two presses for one question both count, as a tap that shows and a tap that plays", () => {
  play.mockImplementationOnce(() => game.question);
  click("[data-pick]", 1);
  click("[data-pick]", 2);
  expect(play).toHaveBeenCalledTimes(2);
});

test("keys have no place and always count", () => {
  click("[data-pick]", 0);
  click("[data-pick]", 0);
  expect(play).toHaveBeenCalledTimes(2);
});

test("what takes the place of a pick is not pressed by a double click either", () => {
  click("[data-pick]", 1);
  click("#undo", 1);
  expect(play).toHaveBeenCalledTimes(1);
});

test("what is no pick can be pressed as quickly as one likes", () => {
  click("#undo", 1);
  click("#undo", 2);
  expect(play).toHaveBeenCalledTimes(2);
});

test("a key held down presses once", () => {
  const press = (repeat: boolean): boolean =>
    document
      .querySelector("[data-pick]")!
      .dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", repeat, bubbles: true, cancelable: true }));
  expect(press(false)).toBe(true);
  expect(press(true)).toBe(false);
});
