/** Lets a box that scrolls show that there is more: it is marked as long as its end is out of sight. */
const REST = 3;

/** The top and bottom edges of the lines of text in an element. */
function linesOf(element: HTMLElement): DOMRect[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const lines: DOMRect[] = [];
  while (texts.nextNode()) {
    // What only screen readers read is not seen anyway.
    if (texts.currentNode.parentElement?.closest(".hidden")) continue;
    range.selectNodeContents(texts.currentNode);
    lines.push(...[...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1));
  }
  return lines;
}

/** How many pixels of the lines that an edge of the box cuts are seen there. */
function cuts(element: HTMLElement): { above: number; below: number } {
  const box = element.getBoundingClientRect();
  const start = box.top + element.clientTop;
  const end = start + element.clientHeight;
  let [above, below] = [0, 0];
  for (const { top, bottom } of linesOf(element)) {
    // Half a pixel is rounding.
    if (top < start - 0.5 && bottom > start + 0.5) above = Math.max(above, bottom - start);
    if (top < end - 0.5 && bottom > end + 0.5) below = Math.max(below, end - top);
  }
  return { above, below };
}

/**
 * Marks an element with `data-more` while there is more below what is seen of it. A line that its edge cuts is hidden
 * until it is whole: `--above` and `--below` say how much of the box that takes, for the class `whole-lines`.
 */
export function markMore(element: HTMLElement): () => void {
  const measure = (): void => {
    const isCut = element.scrollHeight > element.clientHeight + REST;
    const left = element.scrollHeight - element.clientHeight - element.scrollTop;
    // Text in columns goes on at the right.
    const aside = element.scrollWidth - element.clientWidth - element.scrollLeft;
    element.toggleAttribute("data-more", left > REST || aside > REST);
    const { above, below } = isCut ? cuts(element) : { above: 0, below: 0 };
    element.style.setProperty("--above", `${above}px`);
    element.style.setProperty("--below", `${below}px`);
  };
  measure();
  const sizes = new ResizeObserver(measure);
  const texts = new MutationObserver(measure);
  sizes.observe(element);
  texts.observe(element, { childList: true, characterData: true, subtree: true });
  element.addEventListener("scroll", measure, { passive: true });
  return () => {
    sizes.disconnect();
    texts.disconnect();
    element.removeEventListener("scroll", measure);
  };
}
