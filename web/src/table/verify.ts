/** Compares a game's record, and the numbers behind its shuffles, with what this browser saw of it. */
import { hash, kept } from "@/nonces";
import type { Fairness, Happened, Position, SeatInfo, Table, Verification } from "@/protocol";

/**
 * `missing`: the reader's own nonce was left out or replaced. `unfair`: another number is not what was committed to.
 * `unchecked`: this browser remembers nothing to compare with.
 */
export type Verdict = "fair" | "missing" | "unfair" | "unchecked";

/**
 * What came of recomputing the draws here. `record`: it is not a record of the game this page shows. `numbers`: it does
 * not say what its draws follow from. `draws`: they are not what follows from the numbers.
 */
export type Finding = Verdict | "record" | "numbers" | "draws";

/** A finished game as this page shows it. */
export interface Shown {
  table: Table;
  position: Position;
  entries: Happened[];
}

interface Numbers {
  /** The commitment to the server's secret. */
  commitment: string;
  /** By seat; empty for a seat that committed to none. */
  nonces: string[];
  restarts: number;
}

const ownSeat = ({ seats, you, away }: Table): SeatInfo | undefined => seats[(you ?? away ?? 0) - 1];

function compare(table: Table, { commitment, nonces, restarts }: Numbers): Verdict {
  const own = ownSeat(table);
  if (!own) return "unchecked";
  const made = kept(table.id);
  const nonce = nonces[own.seat - 1];
  // Even a browser that kept nothing sees that a seat promised a nonce and has none.
  if (!made) return own.commitment && !nonce ? "missing" : "unchecked";
  if (nonce !== made.nonce) return "missing";
  const seats = made.seats ?? [];
  const areKept =
    seats.length === nonces.length && nonces.every((nonce, place) => (nonce ? hash(nonce) : null) === seats[place]);
  return areKept && commitment === made.table && restarts >= made.restarts ? "fair" : "unfair";
}

/** What the numbers the server says the draws follow from are worth to the reader. */
export function judgeNumbers(table: Table, { secret, nonces, restarts, is_fair }: Fairness): Verdict {
  const verdict = compare(table, { commitment: hash(secret), nonces, restarts });
  return is_fair || verdict === "missing" ? verdict : "unfair";
}

/** What a record is worth to the reader, given what the engine in this browser says of it. */
export function judgeRecord(shown: Shown, found: Verification): Finding {
  if (found.fault === "record" || found.fault === "numbers") return found.fault;
  const { secret = "", nonces = [], restarts = 0 } = found;
  const verdict = compare(shown.table, { commitment: hash(secret), nonces, restarts });
  if (verdict === "missing") return verdict;
  if (found.fault === "draws") return "draws";
  return isSameGame(shown, found) ? verdict : "record";
}

/** Whether a record leads to the same table by the same moves and draws. */
function isSameGame({ position, entries }: Shown, found: Verification): boolean {
  if (canonical(position.view) !== canonical(found.view)) return false;
  const [here, there] = [storyOf(entries), storyOf(found.entries ?? [])];
  if (here.draws !== there.draws || here.events !== there.events) return false;
  if (here.moves.size !== there.moves.size) return false;
  return [...here.moves].every(([seat, moves]) => {
    const others = there.moves.get(seat) ?? [];
    return moves.length === others.length && moves.every((move, place) => isSameMove(move, others[place]));
  });
}

/** The last of several secret answers is seen at once, the others are not; and a record has them in another order. */
const isSameMove = (one: string | undefined, other: string | undefined): boolean =>
  one === other || one === undefined || other === undefined;

/** What happened in a game, without what was taken back; the moves by seat. */
function storyOf(entries: Happened[]): { draws: string; events: string; moves: Map<number, (string | undefined)[]> } {
  const takenBack = new Set(entries.map(({ undone }) => undone));
  const counted = entries.filter(({ number }) => !takenBack.has(number));
  const moved = counted.filter(({ kind }) => kind === "Moved");
  const moves = new Map<number, (string | undefined)[]>();
  for (const { seat, move } of moved) moves.set(seat!, [...(moves.get(seat!) ?? []), move?.text]);
  const drawn = counted.filter(({ kind }) => kind === "Drawn");
  return {
    draws: drawn.flatMap(({ events = [] }) => events.map(canonical)).join(),
    events: moved
      .flatMap(({ events = [] }) => events.map(canonical))
      .sort()
      .join(),
    moves,
  };
}

/** Data as text, the same for equal data in whatever order its fields are. */
const canonical = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

/**
 * What is wrong with the numbers as the table shows them from the start of the game on, if anything; `unchecked` if the
 * reader's seat has no nonce and never promised one.
 */
export function doubtAbout(table: Table): Exclude<Verdict, "fair"> | null {
  if (table.is_imported || (table.status !== "playing" && table.status !== "over")) return null;
  const verdict = compare(table, {
    commitment: table.secret ? hash(table.secret) : table.commitment,
    nonces: table.seats.map(({ nonce }) => nonce ?? ""),
    restarts: table.restarts ?? 0,
  });
  const own = ownSeat(table);
  return verdict === "fair" || (verdict === "unchecked" && (!own || own.nonce)) ? null : verdict;
}
