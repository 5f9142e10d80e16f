/** Kingdoms as they are entered for scoring, and their text in an address. Whether they are possible, the engine says. */
import { CELLS, UNEXPLORED } from "../view";

export interface Kingdom {
  name: string;
  /** By cell, row by row. */
  cards: string[];
  /** `treaty` or `staff` by cell. */
  tiles: Record<string, string>;
  legends: string[];
  /** How many power stones of each value, from 1 to 4. */
  stones: number[];
}

export interface Scoring {
  ruleset: string;
  kingdoms: Kingdom[];
}

export const MOST_KINGDOMS = 4;
/** The rulesets whose editions can be scored. */
export const RULESETS = [
  "aetherya/fr2/competitive",
  "aetherya/fr1/competitive",
  "aetherya/de/competitive",
  "drako/fr/competitive",
];
export const hasTiles = (ruleset: string): boolean => ruleset.startsWith("aetherya/");

export const newKingdom = (): Kingdom => ({
  name: "",
  cards: CELLS.map(() => UNEXPLORED),
  tiles: {},
  legends: [],
  stones: [0, 0, 0, 0],
});

export const isComplete = ({ cards }: Kingdom): boolean => !cards.includes(UNEXPLORED);

/** The kingdom in the notation: `mfEf/DEfH/spHm/HORD treaty@b2`. */
function formatKingdom({ cards, tiles }: Kingdom): string {
  const rows = [0, 4, 8, 12].map((start) => cards.slice(start, start + 4).join(""));
  return [rows.join("/"), ...Object.entries(tiles).map(([cell, tile]) => `${tile}@${cell}`)].join(" ");
}

/** The cards and tiles of a kingdom in the notation. */
export function parseKingdom(text: string): Pick<Kingdom, "cards" | "tiles"> {
  const [grid = "", ...laid] = text.split(" ");
  const symbols = grid.replaceAll("/", "");
  const tiles = laid.map((one) => one.split("@").reverse() as [string, string]);
  return {
    cards: CELLS.map((_, place) => symbols.charAt(place) || UNEXPLORED),
    tiles: Object.fromEntries(tiles.filter(([cell]) => CELLS.includes(cell))),
  };
}

/** What the engine is asked to score. */
export const linesOf = ({ ruleset, kingdoms }: Scoring): string[] =>
  kingdoms.flatMap((kingdom, place) => {
    const seat = place + 1;
    const stones = kingdom.stones.flatMap((count, value) => Array<string>(count).fill(`stone-${value + 1}`));
    return [
      `kingdom ${seat} ${formatKingdom(hasTiles(ruleset) ? kingdom : { ...kingdom, tiles: {} })}`,
      ...(kingdom.legends.length ? [`legends ${seat} ${kingdom.legends.join(" ")}`] : []),
      ...(hasTiles(ruleset) && stones.length ? [`held ${seat} ${stones.join(" ")}`] : []),
    ];
  });

/** All of it as the part of an address after the `#`; a link to it needs nothing else. */
export function formatScoring({ ruleset, kingdoms }: Scoring): string {
  const found = new URLSearchParams({ rules: ruleset });
  kingdoms.forEach((kingdom, place) => {
    const at = place + 1;
    found.set(`k${at}`, formatKingdom(kingdom));
    if (kingdom.name) found.set(`n${at}`, kingdom.name);
    if (kingdom.legends.length) found.set(`l${at}`, kingdom.legends.join(" "));
    if (kingdom.stones.some(Boolean)) found.set(`s${at}`, kingdom.stones.join(""));
  });
  return found.toString();
}

/** Reads the part of an address after the `#`; null if it holds no kingdom. */
export function parseScoring(text: string): Scoring | null {
  const found = new URLSearchParams(text);
  const ruleset = RULESETS.find((one) => one === found.get("rules")) ?? RULESETS[0]!;
  const kingdoms = [1, 2, 3, 4].flatMap((at) => {
    const given = found.get(`k${at}`);
    if (given === null) return [];
    const stones = found.get(`s${at}`) ?? "";
    return {
      name: (found.get(`n${at}`) ?? "").slice(0, 30),
      ...parseKingdom(given),
      legends: (found.get(`l${at}`) ?? "").split(" ").filter(Boolean),
      stones: [0, 1, 2, 3].map((value) => Number(stones.charAt(value)) || 0),
    };
  });
  return kingdoms.length ? { ruleset, kingdoms } : null;
}
