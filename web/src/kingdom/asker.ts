/** Finds what has the focus now again later, even if its kingdom is drawn anew, larger or smaller, until then. */
export function findFocused(): () => HTMLElement | null {
  const focused = document.activeElement as HTMLElement | null;
  const table = focused?.closest(".kingdom-table");
  const spot = focused?.dataset["spot"];
  return () => (spot && table?.querySelector<HTMLElement>(`[data-spot="${spot}"]`)) || focused;
}
