/** Calls back on a click outside an element, for what such a click closes. */
export const clickOutside =
  (close: () => void) =>
  (element: HTMLElement): (() => void) => {
    const clicked = ({ target }: MouseEvent): void => {
      // The button that opened the element closes it, too; a dialog over it, and a button that shows the rest of it, do not.
      const isExempt = target instanceof Element && target.closest("[aria-expanded='true'], [data-rest], dialog");
      if (!isExempt && !element.contains(target as Node)) close();
    };
    document.addEventListener("click", clicked);
    return () => document.removeEventListener("click", clicked);
  };
