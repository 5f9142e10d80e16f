/** Battlefields as they are entered for scoring, and their text in an address. Whether they are possible, the engine says. */
import { lands } from "../components";
import { DIRECTIONS } from "../geometry";
import type { Direction } from "../types";

export interface Laid {
  cell: string;
  tile: string;
  front: Direction;
  /** By side. */
  golems: number[];
  /** The side whose wizard stands there; 0 for none. */
  wizard: number;
}

export interface Field {
  ruleset: string;
  lands: Laid[];
  /** By seat. */
  names: string[];
}

export const WELL = "0,0";
export const UNKNOWN = "?";
/** What can be scored, with the numbers of sides and seats. */
export const MODES: Record<string, { sides: number; seats: number }> = {
  "rivality/fr/duel": { sides: 2, seats: 2 },
  "rivality/fr/duel+expert": { sides: 2, seats: 2 },
  "rivality/fr/three": { sides: 3, seats: 3 },
  "rivality/fr/three+expert": { sides: 3, seats: 3 },
  "rivality/fr/teams": { sides: 2, seats: 4 },
  "rivality/fr/teams+expert": { sides: 2, seats: 4 },
  "rivality/fr/solo+beginner": { sides: 2, seats: 1 },
  "rivality/fr/solo+normal": { sides: 2, seats: 1 },
  "rivality/fr/solo+veteran": { sides: 2, seats: 1 },
};
export const isSoloKey = (ruleset: string): boolean => ruleset.includes("/solo");
const SQUARES = [1, 2, 3, 4, 5, 6].flatMap((row) => ["a", "b", "c", "d"].map((column) => `${column}${row}`));

/** Where a cell lies: around the well, or in the six rows of the solo game. */
export function placeOf(cell: string): { x: number; y: number } {
  const [x, y] = cell.split(",").map(Number);
  return y === undefined ? { x: "abcd".indexOf(cell[0]!), y: Number(cell.slice(1)) - 1 } : { x: x!, y };
}

const newLand = (cell: string, tile: string, sides: number): Laid => ({
  cell,
  tile,
  front: "n",
  golems: Array<number>(sides).fill(0),
  wizard: 0,
});

/** The battlefield before anything is entered. */
export function newField(ruleset: string): Field {
  const { sides, seats } = MODES[ruleset]!;
  const names = Array<string>(seats).fill("");
  if (isSoloKey(ruleset)) return { ruleset, names, lands: SQUARES.map((cell) => newLand(cell, UNKNOWN, sides)) };
  return { ruleset, names, lands: [newLand(WELL, "W", sides)] };
}

/** The tiles of a kind that lie nowhere yet. */
export const left = (field: Field, kind: string): string[] =>
  Object.keys(lands).filter((tile) => lands[tile]!.kind === kind && !field.lands.some((land) => land.tile === tile));

export const layAt = ({ ruleset }: Field, cell: string, tile: string): Laid =>
  newLand(cell, tile, MODES[ruleset]!.sides);

/** The empty cells beside a tile. */
export function emptyCells({ ruleset, lands }: Field): string[] {
  if (isSoloKey(ruleset)) return [];
  const taken = new Set(lands.map(({ cell }) => cell));
  const near = lands.flatMap(({ cell }) => {
    const { x, y } = placeOf(cell);
    return [`${x},${y - 1}`, `${x + 1},${y}`, `${x},${y + 1}`, `${x - 1},${y}`];
  });
  return [...new Set(near)].filter((cell) => !taken.has(cell));
}

/** A tile in the notation: `0,-1 C5 s w1 1:1`. */
function formatLand({ cell, tile, front, golems, wizard }: Laid): string {
  const counts = golems.flatMap((count, place) => (count ? [`${place + 1}:${count}`] : []));
  return [cell, tile, front, ...(wizard ? [`w${wizard}`] : []), ...counts].join(" ");
}

export const linesOf = (field: Field): string[] => field.lands.map(formatLand);

/** All of it as the part of an address after the `#`; a link to it needs nothing else. */
export function formatField(field: Field): string {
  const found = new URLSearchParams({ rules: field.ruleset });
  found.set("f", linesOf(field).join(";"));
  field.names.forEach((name, place) => name && found.set(`n${place + 1}`, name));
  return found.toString();
}

function parseLand(line: string, sides: number): Laid {
  const [cell = WELL, tile = UNKNOWN, front = "n", ...there] = line.split(" ");
  const land = newLand(cell, tile, sides);
  land.front = DIRECTIONS.find((one) => one === front) ?? "n";
  for (const word of there) {
    const [side = "", count] = word.split(":");
    if (count === undefined) land.wizard = Number(side.slice(1)) || 0;
    else if (land.golems[Number(side) - 1] !== undefined) land.golems[Number(side) - 1] = Number(count) || 0;
  }
  return land;
}

/** Reads the part of an address after the `#`; null if it holds no battlefield. */
export function parseField(text: string): Field | null {
  const found = new URLSearchParams(text);
  const ruleset = found.get("rules") ?? "";
  const given = found.get("f");
  if (!(ruleset in MODES) || !given) return null;
  const { sides, seats } = MODES[ruleset]!;
  return {
    ruleset,
    names: Array.from({ length: seats }, (_, place) => (found.get(`n${place + 1}`) ?? "").slice(0, 30)),
    lands: given.split(";").map((line) => parseLand(line, sides)),
  };
}
