/** Help on a thing: a long press of a finger or pen, a right click or the key `?` on it or a part of it. */

/** Milliseconds a press lasts at least. */
const LONG = 500;
/** Pixels a resting finger may move. */
const SLACK = 10;

export const helpOn =
  (show: (part: Element) => void) =>
  (element: HTMLElement): (() => void) => {
    let timer = 0;
    let start = { x: 0, y: 0 };
    let isShown = false;

    const stop = (): void => clearTimeout(timer);
    function open(part: EventTarget | null): void {
      stop();
      isShown = true;
      show(part as Element);
    }
    const on: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
      pointerdown(event) {
        isShown = false;
        stop();
        // A mouse has another button, and however slowly it is pressed, every press counts.
        if (event.button || event.pointerType === "mouse") return;
        start = { x: event.clientX, y: event.clientY };
        const part = event.target;
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
        if (!isShown) open(event.target);
      },
      // The click that ends a long press is no choice.
      click(event) {
        if (!isShown) return;
        isShown = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      keydown(event) {
        if (event.key === "?") open(event.target);
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
