/** Placement of the preview's badges: beside their tiles, on an empty cell if possible. */
import { DIRECTIONS, stepped, type Direction, type Place } from "./geometry";

export interface Spot {
  /** Over which edge of the tile. */
  towards: Direction;
  /** Whether an empty cell is there. */
  free: boolean;
}

const key = ({ x, y }: Place): string => `${x},${y}`;

/** A spot for each place, in their order; no two share an empty cell, and cells an arrow crosses come last. */
export function spotsFor(
  places: Place[],
  taken: Place[],
  crossed: Place[],
  hasRoom: (place: Place, towards: Direction) => boolean = () => true,
): Spot[] {
  const occupied = new Set(taken.map(key));
  const busy = new Set(crossed.map(key));
  return places.map((place) => {
    const around = (["n", "s", "e", "w"] as Direction[]).map((towards) => ({
      towards,
      at: key(stepped(place, towards, 1)),
    }));
    const empty = around.filter(({ at, towards }) => !occupied.has(at) && hasRoom(place, towards));
    const best = empty.find(({ at }) => !busy.has(at)) ?? empty[0];
    if (!best) return { towards: "n", free: false };
    occupied.add(best.at);
    return { towards: best.towards, free: true };
  });
}

/** The cells strictly between two in a row or column. */
export function between(from: Place, to: Place): Place[] {
  const distance = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  const direction = DIRECTIONS.find((one) => {
    const end = stepped(from, one, distance);
    return end.x === to.x && end.y === to.y;
  });
  if (!direction) return [];
  return Array.from({ length: Math.max(0, distance - 1) }, (_, step) => stepped(from, direction, step + 1));
}
