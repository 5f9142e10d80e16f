/** Where cells lie, and which way things face. */
import type { Direction, Square } from "./types";

export type { Direction };

export interface Place {
  x: number;
  y: number;
}

export const DIRECTIONS: readonly Direction[] = ["n", "e", "s", "w"];
const STEPS: Record<Direction, Place> = {
  n: { x: 0, y: -1 },
  e: { x: 1, y: 0 },
  s: { x: 0, y: 1 },
  w: { x: -1, y: 0 },
};

export function stepped(from: Place, direction: Direction, distance: number): Place {
  const step = STEPS[direction]!;
  return { x: from.x + step.x * distance, y: from.y + step.y * distance };
}

/** The direction of something printed to the north, once the tile is turned. */
export const turned = (printed: Direction, front: Direction): Direction =>
  DIRECTIONS[(DIRECTIONS.indexOf(printed) + DIRECTIONS.indexOf(front)) % 4]!;

export const angleOf = (direction: Direction): number => DIRECTIONS.indexOf(direction) * 90;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The smallest box around places, in whole cells, `right` and `bottom` beyond the last. */
export function boxAround(places: Place[], margin = 0): Box {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + 1 + margin,
    bottom: Math.max(...ys) + 1 + margin,
  };
}

/** The square nearest in a direction, straight ones first. */
export function nearest(squares: Square[], from: Place, direction: Direction): Square | null {
  const ahead = STEPS[direction]!;
  let best: Square | null = null;
  let least = Infinity;
  for (const square of squares) {
    const dx = square.x - from.x;
    const dy = square.y - from.y;
    const along = dx * ahead.x + dy * ahead.y;
    const across = Math.abs(dx * ahead.y) + Math.abs(dy * ahead.x);
    if (along <= 0) continue;
    const cost = along + across * 2.5;
    if (cost < least) {
      least = cost;
      best = square;
    }
  }
  return best;
}
