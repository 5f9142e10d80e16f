/** Makes things of a table glow, by what the table calls them (`cell:1:b2`, `hand`). */

import { bringIntoSight, isInSight } from "@/parts/sight";

/** A sheet of its own, because the tables draw their things anew whenever they like. */
const sheet = new CSSStyleSheet();

const RING = "outline: 4px solid var(--good) !important; outline-offset: 2px; z-index: 3;";

/** Lights these things, and scrolls to them unless one is in sight; returns what puts the light out. */
export function light(things: string[]): () => void {
  const names = things.map((thing) => `[data-spot="${CSS.escape(thing)}"], [data-pick="${CSS.escape(thing)}"]`);
  sheet.replaceSync(names.length ? `${names.join(", ")} { ${RING} }` : "");
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  // The table may be drawn anew for this step.
  const drawn = requestAnimationFrame(() => {
    const lit = [...document.querySelectorAll(names.join(", "))].filter((thing) => thing.checkVisibility());
    if (!lit.some((thing) => isInSight(thing))) bringIntoSight(lit[0]);
  });
  return () => {
    cancelAnimationFrame(drawn);
    sheet.replaceSync("");
  };
}
