/** The room that the window leaves for a table, below the page's header and its notices. */

/** The usual height of what is above a table, assumed until it is measured so that nothing shifts. */
const USUALLY_ABOVE = 81;

export class Room {
  /** Pixels from the top of the page to the table. */
  above = $state(USUALLY_ABOVE);
  /** The height of the window. */
  tall = $state(innerHeight);
  isMeasured = $state(false);

  /** Measures whenever the window or anything above the table changes its size. */
  attach = (root: HTMLElement): (() => void) => {
    const measure = (): void => {
      const above = Math.round(root.getBoundingClientRect().top + scrollY);
      this.tall = innerHeight;
      // Below a score sheet a table gets the height left once that is scrolled away; a lesson's text stays.
      const isBelowSheet = above > Math.max(200, this.tall * 0.3) && !root.closest("[data-guided]");
      this.above = isBelowSheet ? USUALLY_ABOVE : above;
      this.isMeasured = true;
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (root.parentElement) observer.observe(root.parentElement);
    // The text of a lesson, which can be folded away.
    const guide = root.closest("[data-guided]")?.previousElementSibling;
    if (guide) observer.observe(guide);
    addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      removeEventListener("resize", measure);
    };
  };
}
