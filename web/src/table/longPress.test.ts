import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { helpOn } from "./longPress";

const show = vi.fn();
const choose = vi.fn();
let thing: HTMLElement;
let part: HTMLElement;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  show.mockClear();
  choose.mockClear();
  document.body.innerHTML = "<button><b data-sign='spell'>part</b></button>";
  thing = document.querySelector("button")!;
  part = document.querySelector("b")!;
  thing.addEventListener("click", choose);
  stop = helpOn(show)(thing);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const touch = (type: string): boolean =>
  part.dispatchEvent(new PointerEvent(type, { pointerType: "touch", bubbles: true, cancelable: true }));

const click = (on: HTMLElement): boolean =>
  on.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));

test("a long press asks about the part under the finger and chooses nothing", () => {
  touch("pointerdown");
  vi.advanceTimersByTime(500);
  expect(show).toHaveBeenCalledExactlyOnceWith(part);
  touch("pointerup");
  click(part);
  expect(choose).not.toHaveBeenCalled();
});

test("lifting the finger presses nothing in the sheet that came up under it, and the next press does", () => {
  const close = vi.fn();
  const sheet = document.body.appendChild(document.createElement("button"));
  sheet.addEventListener("click", close);
  touch("pointerdown");
  vi.advanceTimersByTime(500);
  touch("pointerup");
  click(sheet);
  expect(close).not.toHaveBeenCalled();
  sheet.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }));
  click(sheet);
  expect(close).toHaveBeenCalledOnce();
});

test("a screen reader's press counts even after a long press", () => {
  touch("pointerdown");
  vi.advanceTimersByTime(500);
  touch("pointerup");
  part.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
  expect(choose).toHaveBeenCalledOnce();
});

test("a short press asks nothing", () => {
  touch("pointerdown");
  touch("pointerup");
  vi.advanceTimersByTime(500);
  click(part);
  expect(show).not.toHaveBeenCalled();
  expect(choose).toHaveBeenCalledOnce();
});

test("a right click asks about the part under the mouse, the key about the whole thing", () => {
  part.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
  expect(show).toHaveBeenLastCalledWith(part);
  thing.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
  expect(show).toHaveBeenLastCalledWith(thing);
});
