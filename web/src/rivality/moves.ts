/** The legal moves by what one points at. */
import { DIRECTIONS, type Direction } from "./geometry";

export interface Choices {
  /** Tile → cell → fronts. */
  lays: Map<string, Map<string, Direction[]>>;
  /** Every cell some tile can be laid on. */
  cells: string[];
  /** Moves of `cast`, `delayed`, `remove`, `enter` and `move`, by what is picked for them. */
  picks: Map<string, string>;
  keeps: boolean;
  mulligans: boolean;
}

/** What is picked for a move that is chosen at once; null for any other. */
export function pickOf(move: string): string | null {
  const [word, first = "", second = ""] = move.split(" ");
  switch (word) {
    case "cast":
      return `cast:${first}`;
    case "delayed":
      return `delayed:${first}:${second}`;
    case "remove":
      return `side:${first}`;
    case "enter":
    case "move":
      return `cell:${first}`;
  }
  return null;
}

export function groupMoves(legal: string[]): Choices {
  const lays: Choices["lays"] = new Map();
  const cells = new Set<string>();
  const picks = new Map<string, string>();
  for (const move of legal) {
    const pick = pickOf(move);
    if (pick) picks.set(pick, move);
    const [word, tile = "", cell = "", front = ""] = move.split(" ");
    if (word !== "lay") continue;
    const places = lays.get(tile) ?? new Map<string, Direction[]>();
    lays.set(tile, places);
    places.set(cell, [...(places.get(cell) ?? []), front as Direction]);
    cells.add(cell);
  }
  return { lays, cells: [...cells], picks, keeps: legal.includes("keep"), mulligans: legal.includes("mulligan") };
}

/** The next of the fronts allowed, by so many quarter turns to the right. */
export function turnedFront(fronts: Direction[], front: Direction, by: number): Direction {
  const allowed = DIRECTIONS.filter((one) => fronts.includes(one));
  const place = allowed.indexOf(front);
  return allowed[(((place < 0 ? 0 : place + by) % allowed.length) + allowed.length) % allowed.length] ?? front;
}
