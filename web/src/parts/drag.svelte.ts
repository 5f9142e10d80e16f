/** Dragging with mouse, pen or finger onto a target or into a home area. */

interface Load {
  /** What to draw under the pointer. */
  picture: string;
  /** The drag has begun. */
  begin(): void;
  /** The pointer is over a target, or over none. */
  over(pick: string | null): void;
  /** It was dropped on a target, or on none. */
  drop(pick: string | null): void;
  /** A thing released where it was taken was only pressed, by a hand that shook: it is dropped on nothing, then clicked. */
  isPressed?: boolean;
}

const THRESHOLD = 7;

export class Drag {
  picture = $state("");
  x = $state(0);
  y = $state(0);
  /** A drag has just ended: the click that follows is ignored. */
  wasDragged = false;

  /** Ends a drag as if it had been dropped on nothing. */
  cancel: () => void = () => {};

  /** Called when the pointer goes down on a thing that can be dragged. */
  start(event: PointerEvent, load: Load): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const { clientX, clientY, pointerId } = event;
    const source = event.currentTarget as HTMLElement;
    let over: string | null = null;
    // Touch events are sent to the element where the touch began, even if it is redrawn; the window gets them all.
    const move = (moved: PointerEvent): void => {
      if (moved.pointerId !== pointerId) return;
      if (!this.picture) {
        if (Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < THRESHOLD) return;
        this.picture = load.picture;
        load.begin();
      }
      this.x = moved.clientX;
      this.y = moved.clientY;
      const found = this.#under(moved);
      if (found !== over) load.over((over = found));
    };
    const end = (found: string | null, isClicked = false): void => {
      this.cancel = () => {};
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", stop);
      window.removeEventListener("pointercancel", stop);
      window.removeEventListener("keydown", escape, true);
      if (!this.picture) return;
      this.picture = "";
      this.wasDragged = !isClicked;
      load.drop(isClicked ? null : found);
    };
    const forget = (): void => void setTimeout(() => (this.wasDragged = false));
    const stop = (ended: PointerEvent): void => {
      if (ended.pointerId !== pointerId) return;
      const isBack = source.contains(document.elementFromPoint(ended.clientX, ended.clientY));
      if (ended.type === "pointerup") end(this.#under(ended), isBack && load.isPressed);
      else end(null);
      forget();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || !this.picture) return;
      event.stopPropagation();
      end(null);
      // The button is still down; its release must not count as a click either.
      window.addEventListener("pointerup", forget, { once: true });
    };
    this.cancel = () => end(null);
    if (source.hasPointerCapture?.(pointerId)) source.releasePointerCapture(pointerId);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", stop);
    window.addEventListener("pointercancel", stop);
    window.addEventListener("keydown", escape, true);
  }

  #under(event: PointerEvent): string | null {
    const found = document.elementFromPoint(event.clientX, event.clientY);
    const target = found?.closest<HTMLElement>("[data-pick]");
    if (target?.matches(".target, .movable")) return target.dataset.pick ?? null;
    return found?.closest<HTMLElement>(".home")?.dataset.home ?? null;
  }
}
