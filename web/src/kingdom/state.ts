/** A snapshot's lines as things on the table. Knows no rule. */

export const CELLS = [1, 2, 3, 4].flatMap((row) => ["a", "b", "c", "d"].map((column) => `${column}${row}`));
/** Where the starting cards lie, in the order of `arrange`. */
export const CENTRE = ["b2", "c2", "b3", "c3"];
export const LINES = ["elves", "dwarves", "humans", "goblins", "dragons", "legends", "conflicts"] as const;
/** The lines that can count: legends are worth nothing by themselves where they are written for a goal. */
export const linesOf = ({ campaign, council }: Scene): string[] =>
  LINES.filter((line) => line !== "legends" || !(campaign || council));
export const UNEXPLORED = "?";
const NOTHING = "";

export interface Cell {
  name: string;
  /** A card's symbol, `?` for an unexplored land, empty if nothing lies there yet. */
  card: string;
  treaty: boolean;
  staff: boolean;
  /** The tile that lies on this land: its name, `?` if unknown. */
  tile: string;
  /** The tile lies face up. */
  isTileUp: boolean;
}

export interface Kingdom {
  seat: number;
  cells: Cell[];
  legends: string[];
  /** Tiles before the player. */
  held: string[];
}

interface Campaign {
  age: number;
  /** Kingdom and objective of the ages played. */
  scores: { kingdom: number; objective: number }[];
  /** Legends of the ages to come. */
  rows: string[][];
  past: string[];
  pair: string;
}

interface Council {
  written: string[];
  target: string[];
  past: string[];
}

export interface Scene {
  kingdoms: Kingdom[];
  river: string[];
  legendDeck: number;
  /** The discards, each with its top card last. */
  discards: string[];
  deck: number;
  hand: string;
  /** The tile just turned up. */
  turned: string;
  /** The starting cards by seat, while they are laid out. */
  dealt: Map<number, string>;
  answered: Set<number>;
  step: string;
  seat: number;
  campaign: Campaign | null;
  council: Council | null;
  hasTiles: boolean;
}

const BY_SEAT = new Set([
  "kingdom",
  "lands",
  "legends",
  "discard",
  "dealt",
  "answer",
  "tiles",
  "held",
  "opened",
  "seen",
]);

/** The lines by what they are about, such as `kingdom 1` or `river`. */
function byHead(view: string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const line of view) {
    const words = line.split(" ");
    const size = BY_SEAT.has(words[0]!) ? 2 : 1;
    found.set(words.slice(0, size).join(" "), words.slice(size));
  }
  return found;
}

function parseKingdom(things: Map<string, string[]>, seat: number): Kingdom {
  const [rows = "", ...laid] = things.get(`kingdom ${seat}`) ?? [];
  const symbols = rows.replaceAll("/", "");
  const tiles = new Map<string, string>();
  for (const placed of things.get(`tiles ${seat}`) ?? []) {
    const [tile = "", cell = ""] = placed.split("@");
    tiles.set(cell, tile);
  }
  const isOpening = things.has(`dealt ${seat}`);
  const answer = things.get(`answer ${seat}`)?.[0] ?? "";
  const isLaidOut = things.has(`lands ${seat}`);
  const cells = CELLS.map((name, place): Cell => {
    let card = symbols[place] ?? NOTHING;
    const centre = CENTRE.indexOf(name);
    if (isOpening && card === UNEXPLORED) {
      if (centre >= 0) card = answer[centre] ?? NOTHING;
      else if (!isLaidOut) card = NOTHING;
    }
    const tile = tiles.get(name) ?? "";
    return {
      name,
      card,
      treaty: laid.includes(`treaty@${name}`),
      staff: laid.includes(`staff@${name}`),
      tile: tile.replace("!", ""),
      isTileUp: tile.endsWith("!"),
    };
  });
  return { seat, cells, legends: things.get(`legends ${seat}`) ?? [], held: things.get(`held ${seat}`) ?? [] };
}

function parseCampaign(things: Map<string, string[]>): Campaign | null {
  const [age, ...scores] = things.get("age") ?? [];
  if (age === undefined) return null;
  const rows = (things.get("rows") ?? []).join(" ");
  return {
    age: Number(age),
    scores: scores.map((score) => {
      const [kingdom, objective] = score.split("/").map(Number);
      return { kingdom: kingdom!, objective: objective! };
    }),
    rows: rows ? rows.split(" / ").map((row) => row.split(" ").filter(Boolean)) : [],
    past: things.get("past") ?? [],
    pair: things.get("pair")?.[2] ?? "",
  };
}

export function parseScene(view: string[]): Scene {
  const things = byHead(view);
  const numbers = (head: string): number[] =>
    [...things.keys()].filter((key) => key.startsWith(`${head} `)).map((key) => Number(key.split(" ")[1]));
  const text = (head: string): string => (things.get(head) ?? []).join("");
  const [step = "over", seat = "0"] = things.get("decision") ?? [];
  const council = things.has("target")
    ? { written: things.get("written") ?? [], target: things.get("target") ?? [], past: things.get("past") ?? [] }
    : null;
  return {
    kingdoms: numbers("kingdom").map((owner) => parseKingdom(things, owner)),
    river: things.get("river") ?? [],
    legendDeck: things.get("legend-deck")?.length ?? 0,
    discards: numbers("discard").map((pile) => text(`discard ${pile}`)),
    deck: text("deck").length,
    hand: text("hand"),
    turned: text("turned"),
    dealt: new Map(numbers("dealt").map((owner) => [owner, text(`dealt ${owner}`)])),
    answered: new Set(numbers("answer")),
    step,
    seat: Number(seat),
    campaign: parseCampaign(things),
    council,
    hasTiles: things.has("held 1"),
  };
}

/** Points to be reached, as far as the marks tell. */
interface Goals {
  /** Of this age and the later ones. */
  objectives: ReadonlyMap<number, number>;
  target: number | null;
}

export function parseGoals(marks: string[]): Goals {
  const objectives = new Map<number, number>();
  let target: number | null = null;
  for (const mark of marks) {
    const [head, first, second] = mark.split(" ");
    if (head === "objective") objectives.set(Number(first), Number(second));
    else if (head === "target") target = Number(first);
  }
  return { objectives, target };
}

export const cellAt = (scene: Scene | null, seat: number, name: string): Cell | undefined =>
  scene?.kingdoms.find((kingdom) => kingdom.seat === seat)?.cells.find((cell) => cell.name === name);

/** The cells of the 2 × 2 block that begins at its top-left cell. */
export function blockFrom(cell: string): string[] {
  const place = CELLS.indexOf(cell);
  return [place, place + 1, place + 4, place + 5].map((at) => CELLS[at] ?? "");
}

/** The cell an arrow key leads to, from 0 to 15. */
export function stepTo(place: number, key: string): number {
  const column = place % 4;
  switch (key) {
    case "ArrowLeft":
      return column > 0 ? place - 1 : place;
    case "ArrowRight":
      return column < 3 ? place + 1 : place;
    case "ArrowUp":
      return place > 3 ? place - 4 : place;
    case "ArrowDown":
      return place < 12 ? place + 4 : place;
    case "Home":
      return place - column;
    case "End":
      return place - column + 3;
    default:
      return place;
  }
}
