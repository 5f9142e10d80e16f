/** Compares the numbers behind a game's shuffles with what this browser saw committed to before it. */
import { hash, kept } from "@/nonces";
import type { Fairness, SeatInfo, Table } from "@/protocol";

/**
 * `missing`: the reader's own nonce was left out or replaced. `unfair`: another number is not what was committed to.
 * `unchecked`: this browser remembers nothing to compare with.
 */
export type Verdict = "fair" | "missing" | "unfair" | "unchecked";

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

/**
 * What is wrong with the numbers as the table shows them from the start of the game on, if anything; `unchecked` if the
 * reader's seat has no nonce and never promised one.
 */
export function doubtAbout(table: Table): Exclude<Verdict, "fair"> | null {
  if (table.status !== "playing" && table.status !== "over") return null;
  const verdict = compare(table, {
    commitment: table.secret ? hash(table.secret) : table.commitment,
    nonces: table.seats.map(({ nonce }) => nonce ?? ""),
    restarts: table.restarts ?? 0,
  });
  const own = ownSeat(table);
  return verdict === "fair" || (verdict === "unchecked" && (!own || own.nonce)) ? null : verdict;
}
