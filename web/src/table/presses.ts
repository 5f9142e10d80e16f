/** A double press or a key held down counts once: the rest of it was meant for what has just been played. */
import type { GameState } from "./game.svelte";

/** Milliseconds and pixels within which a second press belongs to the first. */
const SOON = 300;
const NEAR = 8;

export const countOnce =
  (game: Pick<GameState, "question">) =>
  (element: HTMLElement): (() => void) => {
    /** The last press on something that can be picked. */
    let last = { at: -Infinity, x: 0, y: 0, asked: "" };

    const isPick = ({ target }: Event): boolean => target instanceof Element && target.closest("[data-pick]") !== null;

    function onclick(event: MouseEvent): void {
      // A key's click has no place. (`detail` would count the presses, but starts anew where a button is replaced.)
      if (!event.detail) return;
      const { timeStamp: at, clientX: x, clientY: y } = event;
      const isSame = at - last.at < SOON && Math.hypot(x - last.x, y - last.y) < NEAR;
      if (isSame && last.asked !== game.question) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else if (isPick(event)) last = { at, x, y, asked: game.question };
    }
    function onkeydown(event: KeyboardEvent): void {
      if (isPick(event) && event.repeat && event.key === "Enter") event.preventDefault();
    }
    element.addEventListener("click", onclick, { capture: true });
    element.addEventListener("keydown", onkeydown, { capture: true });
    return () => {
      element.removeEventListener("click", onclick, { capture: true });
      element.removeEventListener("keydown", onkeydown, { capture: true });
    };
  };
