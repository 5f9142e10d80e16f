/** Lets a box that scrolls show that there is more: it is marked as long as its end is out of sight. */
const REST = 3;

/** Marks an element with `data-more` while there is more below what is seen of it. */
export function markMore(element: HTMLElement): () => void {
  const measure = (): void => {
    const below = element.scrollHeight - element.clientHeight - element.scrollTop;
    element.toggleAttribute("data-more", below > REST);
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
