/** Geometry of the links between scoring cards, on a board of 100 × 100. */
import { signed } from "@/parts/signed";
import type { Reason } from "@/protocol";
import { CELLS } from "./view";

/** The gap between cards, in hundredths of the board's width. */
const GAP = 2;
const SIZE = (100 - 3 * GAP) / 4;

interface Point {
  x: number;
  y: number;
}

export interface Link {
  points: Point[];
  badge: Point;
  /** The text of the badge; only the first link of a reason has one. */
  label: string;
  isBad: boolean;
}

function centreOf(cell: string): Point {
  const place = CELLS.indexOf(cell);
  return { x: (place % 4) * (SIZE + GAP) + SIZE / 2, y: Math.floor(place / 4) * (SIZE + GAP) + SIZE / 2 };
}

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** The links of some reasons, with one badge per reason. */
export function linksOf(reasons: Reason[]): Link[] {
  return reasons.flatMap((reason): Link[] => {
    if (reason.cell === null) return [];
    const from = centreOf(reason.cell);
    const isBad = reason.points < 0;
    const label = signed(reason.points);
    if (!reason.linked.length) return [{ points: [], badge: from, label, isBad }];
    const isShared = reason.linked.length > 1;
    return reason.linked.map((cell, number) => {
      const to = centreOf(cell);
      const points = [from, ...(reason.routes[number] ?? []).map(centreOf), to];
      const badge = isShared ? from : between(points.at(-2)!, to);
      return { points, badge, label: isShared && number ? "" : label, isBad };
    });
  });
}
