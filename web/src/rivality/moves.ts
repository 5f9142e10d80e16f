/** The legal moves by what a player points at. */
import { DIRECTIONS } from "./geometry";
import type { Direction, RivalityMove } from "./types";

/** The moves that can be chosen, by their texts. */
export interface Choices {
  /** Tile → cell → front → move. */
  lays: Map<string, Map<string, Map<Direction, string>>>;
  /** Every cell some tile can be laid on. */
  cells: string[];
  /** The moves that are one pick, such as `cast:n`. */
  picks: Map<string, string>;
  keep: string | null;
  mulligan: string | null;
}

/** The pick of a move that takes only one; null for any other. */
export function pickOf(move: RivalityMove): string | null {
  switch (move.type) {
    case "cast":
      return `cast:${move.direction}`;
    case "cast-delayed":
      return `delayed:${move.cell}:${move.direction}`;
    case "remove":
      return `side:${move.side}`;
    case "enter":
    case "walk":
      return `cell:${move.cell}`;
    case "keep":
    case "mulligan":
      return `do:${move.type}`;
    default:
      return null;
  }
}

/** A map's value for a key, created if missing. */
function valueOf<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  if (!map.has(key)) map.set(key, make());
  return map.get(key)!;
}

export function groupMoves(legal: RivalityMove[]): Choices {
  const lays: Choices["lays"] = new Map();
  const cells = new Set<string>();
  const picks = new Map<string, string>();
  for (const move of legal) {
    const pick = pickOf(move);
    if (pick) picks.set(pick, move.text);
    if (move.type !== "lay") continue;
    const places = valueOf(lays, move.tile, () => new Map<string, Map<Direction, string>>());
    valueOf(places, move.cell, () => new Map<Direction, string>()).set(move.front, move.text);
    cells.add(move.cell);
  }
  const textOf = (type: string): string | null => legal.find((move) => move.type === type)?.text ?? null;
  return { lays, cells: [...cells], picks, keep: textOf("keep"), mulligan: textOf("mulligan") };
}

/** The next of the fronts allowed, by so many quarter turns to the right. */
export function turnedFront(fronts: Direction[], front: Direction, by: number): Direction {
  const allowed = DIRECTIONS.filter((one) => fronts.includes(one));
  const place = allowed.indexOf(front);
  return allowed[(((place < 0 ? 0 : place + by) % allowed.length) + allowed.length) % allowed.length] ?? front;
}
