/** What events do to a battlefield, for showing it before or while it happens. */
import type { Sheet } from "@/protocol";
import { placeOf, stepped, type Direction, type Place } from "./geometry";
import { spellsOf, type Battlefield } from "./state";

export interface Strike {
  kind: "cast" | "lost" | "armed";
  side: number;
  origin: string;
  direction: Direction;
  from: Place;
  to: Place;
  /** Empty beyond the edge of the battlefield. */
  cell: string;
  lost: number;
  placed: number;
  reason: string;
  delayed: boolean;
}

interface Change {
  cell: string;
  place: Place;
  golems: number[];
  /** How many more, by side. */
  gains: number[];
  before: number;
  after: number;
  contested: boolean;
  shields: number;
}

interface Siege {
  cell: string;
  side: number;
}

export interface Outcome {
  strikes: Strike[];
  /** Tiles that were there before and change. */
  changes: Change[];
  sieges: Siege[];
  points: { side: number; before: number; after: number }[];
  reserves: { side: number; before: number; after: number }[];
  ended: string;
}

type Fields = Record<string, unknown>;

/** Spells in the order they are cast. */
export function strikesOf(events: Fields[], field: Battlefield): Strike[] {
  const strikes: Strike[] = [];
  for (const event of events) {
    const kind = { SpellCast: "cast", SpellLost: "lost", SpellArmed: "armed" }[String(event.type)] as
      Strike["kind"] | undefined;
    if (!kind) continue;
    const origin = String(event.origin);
    const direction = event.direction as Direction;
    const land = field.lands.get(origin);
    const spell = land && spellsOf(land.tile, land.front).find((one) => one.direction === direction);
    const cell = String(event.cell ?? "");
    const from = placeOf(origin);
    strikes.push({
      kind,
      side: Number(event.side),
      origin,
      direction,
      from,
      to: cell ? placeOf(cell) : stepped(from, direction, spell?.distance ?? 1),
      cell,
      lost: Number(event.lost ?? 0),
      placed: Number(event.placed ?? 0),
      reason: String(event.reason ?? ""),
      delayed: event.delayed === true,
    });
  }
  return strikes;
}

export function outcomeOf(
  events: Fields[],
  before: Battlefield,
  after: Battlefield,
  sheets: { before: Sheet[]; after: Sheet[] },
): Outcome {
  const changes: Change[] = [];
  for (const land of after.lands.values()) {
    const was = before.lands.get(land.cell);
    if (!was) continue;
    const gains = land.golems.map((count, side) => count - (was.golems[side] ?? 0));
    if (gains.every((gain) => gain === 0) && was.control === land.control) continue;
    changes.push({
      cell: land.cell,
      place: land.place,
      golems: land.golems,
      gains,
      before: was.control,
      after: land.control,
      contested: land.contested,
      shields: land.shields,
    });
  }
  const compared = (one: number[], other: number[]) =>
    one.map((count, side) => ({ side: side + 1, before: count, after: other[side] ?? count }));
  const total = (list: Sheet[], side: number) => list.find((sheet) => sheet.side === side)?.total ?? 0;
  return {
    strikes: strikesOf(events, after),
    changes,
    sieges: events
      .filter((event) => event.type === "TileBesieged")
      .map((event) => ({ cell: String(event.cell), side: Number(event.side) })),
    points: sheets.after
      .filter(({ side }) => side > 0)
      .map(({ side }) => ({ side, before: total(sheets.before, side), after: total(sheets.after, side) })),
    reserves: compared(before.reserves, after.reserves),
    ended: String(events.find((event) => event.type === "GameEnded")?.reason ?? ""),
  };
}
