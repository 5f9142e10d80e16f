/** The layout around the battlefield. */
import type { Box } from "./geometry";

interface Room {
  width: number;
  height: number;
}

/** Whether tiles get larger with everything else above and below the battlefield instead of on its left. */
export function isLargerStacked(
  { width, height }: Room,
  { left, top, right, bottom }: Box,
  isStacked: boolean,
): boolean {
  const [columns, rows] = [right - left, bottom - top];
  const high = height - 118;
  const beside = Math.min((width - 275) / columns, high / rows);
  const above = Math.min((width - 30) / columns, (high - 262) / rows);
  // Only a clear gain changes the layout.
  return above > beside * (isStacked ? 0.87 : 1.15);
}
