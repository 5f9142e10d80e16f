/** Calls back on a click beside an element, for what such a click closes. */
export const beside =
  (close: () => void) =>
  (element: HTMLElement): (() => void) => {
    const clicked = ({ target }: MouseEvent): void => {
      // What opened it closes it by itself; a dialog over it leaves it as it is.
      const isExempt = target instanceof Element && target.closest("[aria-expanded='true'], dialog");
      if (!isExempt && !element.contains(target as Node)) close();
    };
    document.addEventListener("click", clicked);
    return () => document.removeEventListener("click", clicked);
  };
