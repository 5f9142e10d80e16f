/** The outcome of a move, for its preview. */
import type { Sheet } from "@/protocol";
import type { Place } from "./geometry";
import type { Direction, RivalityEvent, RivalityView } from "./types";
import { landAt } from "./view";

export interface Strike {
  kind: "cast" | "lost" | "armed";
  side: number;
  origin: string;
  direction: Direction;
  from: Place;
  to: Place;
  /** Null beyond the edge of the battlefield. */
  cell: string | null;
  lost: number;
  placed: number;
  /** How many of its own golems leave because no more than five fit. */
  excess: number;
  /** A golem waits until its side has chosen whose makes room (R10). */
  waits: boolean;
  reason: string;
  delayed: boolean;
}

interface Change {
  cell: string;
  place: Place;
  golems: number[];
  /** The change, by side. */
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

/** A number of a side before and after. */
interface Shift {
  side: number;
  before: number;
  after: number;
}

export interface Outcome {
  strikes: Strike[];
  /** Tiles that were there before and change. */
  changes: Change[];
  sieges: Siege[];
  points: Shift[];
  reserves: Shift[];
  isEnd: boolean;
}

const KINDS = { "spell-cast": "cast", "spell-lost": "lost", "spell-armed": "armed" } as const;

/** Where a spell of a tile strikes. */
function strikeOf(event: RivalityEvent & { type: keyof typeof KINDS }, view: RivalityView): Strike {
  const land = landAt(view, event.origin);
  const from = land?.square ?? { x: 0, y: 0 };
  const spell = land?.spells.find(({ direction }) => direction === event.direction);
  return {
    kind: KINDS[event.type],
    side: event.side,
    origin: event.origin,
    direction: event.direction,
    from,
    to: spell?.target ?? from,
    cell: event.cell,
    lost: "lost" in event ? event.lost : 0,
    placed: "placed" in event ? event.placed : 0,
    excess: "removed" in event ? (event.removed[event.side - 1] ?? 0) : 0,
    waits: event.type === "spell-cast" && view.overflow === event.cell,
    reason: "reason" in event ? event.reason : "",
    delayed: "delayed" in event && event.delayed,
  };
}

/** Spells in the order they are cast. */
export const strikesOf = (events: RivalityEvent[], view: RivalityView): Strike[] =>
  events.flatMap((event) =>
    event.type === "spell-cast" || event.type === "spell-lost" || event.type === "spell-armed"
      ? [strikeOf(event, view)]
      : [],
  );

function changesOf(before: RivalityView, after: RivalityView): Change[] {
  return after.lands.flatMap(({ square, golems, controller, is_contested, shields }): Change[] => {
    const was = landAt(before, square.cell);
    if (!was) return [];
    const gains = golems.map((count, side) => count - (was.golems[side] ?? 0));
    if (gains.every((gain) => gain === 0) && was.controller === controller) return [];
    return [
      {
        cell: square.cell,
        place: square,
        golems,
        gains,
        before: was.controller,
        after: controller,
        contested: is_contested,
        shields,
      },
    ];
  });
}

export function outcomeOf(
  events: RivalityEvent[],
  before: RivalityView,
  after: RivalityView,
  sheets: { before: Sheet[]; after: Sheet[] },
): Outcome {
  const total = (list: Sheet[], side: number) => list.find((sheet) => sheet.side === side)?.total ?? 0;
  const reserve = (view: RivalityView, side: number) => view.sides.find((one) => one.side === side)?.reserve ?? 0;
  const sides = after.sides.map(({ side }) => side);
  return {
    strikes: strikesOf(events, after),
    changes: changesOf(before, after),
    sieges: events.flatMap((event) => (event.type === "tile-besieged" ? [{ cell: event.cell, side: event.side }] : [])),
    points: sides.map((side) => ({ side, before: total(sheets.before, side), after: total(sheets.after, side) })),
    reserves: sides.map((side) => ({ side, before: reserve(before, side), after: reserve(after, side) })),
    isEnd: events.some(({ type }) => type === "game-ended"),
  };
}
