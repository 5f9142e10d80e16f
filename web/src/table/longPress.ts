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

export const helpOn =
  (show: (part: Element) => void) =>
  (element: HTMLElement): (() => void) => {
    let timer = 0;
    let start = { x: 0, y: 0 };
    let isShown = false;

    const stop = (): void => clearTimeout(timer);
    function open(part: Element): void {
      stop();
      isShown = true;
      show(part);
    }
    const on: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
      pointerdown(event) {
        isShown = false;
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
        if (!isShown) open(partAt(element, event));
      },
      // The click that ends a long press is no choice.
      click(event) {
        if (!isShown) return;
        isShown = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      keydown(event) {
        if (event.key === "?") open(element);
        isShown = false;
      },
    };
    const entries = Object.entries(on) as [string, EventListener][];
    for (const [name, listen] of entries) element.addEventListener(name, listen, { capture: true });
    return () => {
      stop();
      for (const [name, listen] of entries) element.removeEventListener(name, listen, { capture: true });
    };
  };
