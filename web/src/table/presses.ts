/** A double click or a key held down counts once: the rest of it was meant for what has just been played. */
import type { GameState } from "./game.svelte";

export const countOnce =
  (game: Pick<GameState, "question">) =>
  (element: HTMLElement): (() => void) => {
    let asked = "";

    function onclick(event: MouseEvent): void {
      const isPick = event.target instanceof Element && event.target.closest("[data-pick]");
      // `detail` counts the presses that follow each other quickly in one place; a key's has none.
      if (isPick && event.detail > 1 && asked !== game.question) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      if (event.detail === 1) asked = game.question;
    }
    function onkeydown(event: KeyboardEvent): void {
      const isPick = event.target instanceof Element && event.target.closest("[data-pick]");
      if (isPick && event.repeat && event.key === "Enter") event.preventDefault();
    }
    element.addEventListener("click", onclick, { capture: true });
    element.addEventListener("keydown", onkeydown, { capture: true });
    return () => {
      element.removeEventListener("click", onclick, { capture: true });
      element.removeEventListener("keydown", onkeydown, { capture: true });
    };
  };
