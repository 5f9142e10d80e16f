/** Dragging a card with mouse, pen or finger onto a thing that can be picked. */

interface Load {
  /** The card that is dragged, for the picture under the pointer. */
  card: string;
  /** The drag has begun. */
  begin(): void;
  /** The pointer is over a target, or over none. */
  over(pick: string | null): void;
  /** The card was let go over a target, or over none. */
  drop(pick: string | null): void;
}

const THRESHOLD = 7;

export class Drag {
  card = $state("");
  x = $state(0);
  y = $state(0);
  /** A drag has just ended: the click that follows means nothing. */
  wasDragged = false;

  /** Begins with the pointer going down on a card. */
  start(event: PointerEvent, load: Load): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const { clientX, clientY, pointerId } = event;
    const source = event.currentTarget as HTMLElement;
    let over: string | null = null;
    // A finger's events go to where it began, even if that is redrawn; the window hears them all.
    const move = (moved: PointerEvent): void => {
      if (moved.pointerId !== pointerId) return;
      if (!this.card) {
        if (Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < THRESHOLD) return;
        this.card = load.card;
        load.begin();
      }
      this.x = moved.clientX;
      this.y = moved.clientY;
      const found = this.#under(moved);
      if (found !== over) load.over((over = found));
    };
    const stop = (ended: PointerEvent): void => {
      if (ended.pointerId !== pointerId) return;
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", stop);
      window.removeEventListener("pointercancel", stop);
      if (!this.card) return;
      this.card = "";
      this.wasDragged = true;
      setTimeout(() => (this.wasDragged = false));
      load.drop(ended.type === "pointerup" ? this.#under(ended) : null);
    };
    if (source.hasPointerCapture?.(pointerId)) source.releasePointerCapture(pointerId);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", stop);
    window.addEventListener("pointercancel", stop);
  }

  #under(event: PointerEvent): string | null {
    const target = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-pick]");
    return target?.matches(".target, .movable") ? (target.dataset.pick ?? null) : null;
  }
}
