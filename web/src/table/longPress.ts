/** Help on a thing: a long press of a finger or pen, a right click or the key `?` on it or a part of it. */

/** Milliseconds a press lasts at least. */
const LONG = 500;
/** Pixels a resting finger may move. */
const SLACK = 10;

/** The sign drawn at a place of a thing, or the thing. A target's signs get no events of their own, so their boxes tell. */
function partAt(thing: HTMLElement, { clientX: x, clientY: y }: MouseEvent): Element {
  const signs = [...thing.querySelectorAll("[data-sign]")];
  const found = signs.findLast((sign) => {
    const { left, right, top, bottom } = sign.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  });
  return found ?? thing;
}

/** What the release of a press would otherwise do to the sheet that it opened: press what lies there, or open a menu. */
const AFTERMATH = ["click", "contextmenu"] as const;
let stopIgnoring: () => void = () => {};

/** Ignores what the press that is still going on does from now on, wherever it ends; the next press counts again. */
function ignoreRest(): void {
  stopIgnoring();
  const ended = new AbortController();
  const { signal } = ended;
  stopIgnoring = () => ended.abort();
  const ignore = (event: MouseEvent): void => {
    // A key or a screen reader presses without a place.
    if (event.type === "click" && !event.detail) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const name of AFTERMATH) window.addEventListener(name, ignore, { capture: true, signal });
  window.addEventListener("pointerdown", stopIgnoring, { capture: true, signal });
}

export const helpOn =
  (show: (part: Element) => void) =>
  (element: HTMLElement): (() => void) => {
    let timer = 0;
    let start = { x: 0, y: 0 };

    const stop = (): void => clearTimeout(timer);
    /** Opens the sheet amid a press; what is under the finger when it is lifted is not pressed. */
    function open(part: Element): void {
      stop();
      ignoreRest();
      show(part);
    }
    const on: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
      pointerdown(event) {
        stop();
        // A mouse has another button, and however slowly it is pressed, every press counts.
        if (event.button || event.pointerType === "mouse") return;
        start = { x: event.clientX, y: event.clientY };
        const part = partAt(element, event);
        timer = window.setTimeout(() => open(part), LONG);
      },
      pointermove(event) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) stop();
      },
      pointerup: stop,
      pointercancel: stop,
      pointerleave: stop,
      contextmenu(event) {
        event.preventDefault();
        open(partAt(element, event));
      },
      keydown(event) {
        if (event.key === "?") show(element);
      },
    };
    const entries = Object.entries(on) as [string, EventListener][];
    for (const [name, listen] of entries) element.addEventListener(name, listen, { capture: true });
    return () => {
      stop();
      for (const [name, listen] of entries) element.removeEventListener(name, listen, { capture: true });
    };
  };
