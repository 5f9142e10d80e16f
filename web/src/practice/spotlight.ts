/** Makes things of a table glow, by what the table calls them (`cell:1:b2`, `hand`). */

import { bringIntoSight, isInSight } from "@/parts/sight";

/** A sheet of its own, because the tables draw their things anew whenever they like. */
const sheet = new CSSStyleSheet();

/** As wide as a thing says, since around small things a wide ring covers their neighbours. */
const RING =
  "outline: var(--lit, 4px) solid var(--good) !important; outline-offset: calc(var(--lit, 4px) / 2); z-index: 3;";

/** Whether a thing is in sight, and not behind the guide, which stays at the top of a phone's window. */
function isUncovered(thing: Element): boolean {
  const guide = document.querySelector(".guide")?.getBoundingClientRect();
  const { left, right } = thing.getBoundingClientRect();
  const isBelow = guide && guide.left < right && guide.right > left;
  return isInSight(thing, isBelow ? guide.bottom : 0);
}

/** Lights these things, and scrolls to the first unless it is in sight; returns what puts the light out. */
export function light(things: string[]): () => void {
  const names = things.map((thing) => `[data-spot="${CSS.escape(thing)}"], [data-pick="${CSS.escape(thing)}"]`);
  sheet.replaceSync(names.length ? `${names.join(", ")} { ${RING} }` : "");
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  // The table may be drawn anew for this step.
  const drawn = requestAnimationFrame(() => {
    const lit = [...document.querySelectorAll(names.join(", "))].filter((thing) => thing.checkVisibility());
    if (lit[0] && !isUncovered(lit[0])) bringIntoSight(lit[0]);
  });
  return () => {
    cancelAnimationFrame(drawn);
    sheet.replaceSync("");
  };
}
