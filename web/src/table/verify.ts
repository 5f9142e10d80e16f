/** Compares the numbers behind a game's shuffles with what this browser saw committed to before it. */
import { hash, kept, type Commitment } from "@/nonces";
import type { Fairness, Table } from "@/protocol";

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

function compare(made: Commitment | null, seat: number | null, { commitment, nonces, restarts }: Numbers): Verdict {
  if (!made || seat === null) return "unchecked";
  if (nonces[seat - 1] !== made.nonce) return "missing";
  const seats = made.seats ?? [];
  const areKept =
    seats.length === nonces.length && nonces.every((nonce, place) => (nonce ? hash(nonce) : null) === seats[place]);
  return areKept && commitment === made.table && restarts >= made.restarts ? "fair" : "unfair";
}

const seatOf = ({ you, away }: Table): number | null => you ?? away ?? null;

/** What the numbers the server says the draws follow from are worth to the reader. */
export function judgeNumbers(table: Table, { secret, nonces, restarts, is_fair }: Fairness): Verdict {
  const verdict = compare(kept(table.id), seatOf(table), { commitment: hash(secret), nonces, restarts });
  return is_fair || verdict === "missing" ? verdict : "unfair";
}

/** What is wrong with the numbers as the table shows them from the start of the game on, if anything. */
export function doubtAbout(table: Table): "missing" | "unfair" | null {
  if (table.status !== "playing" && table.status !== "over") return null;
  const verdict = compare(kept(table.id), seatOf(table), {
    commitment: table.secret ? hash(table.secret) : table.commitment,
    nonces: table.seats.map(({ nonce }) => nonce ?? ""),
    restarts: table.restarts ?? 0,
  });
  return verdict === "missing" || verdict === "unfair" ? verdict : null;
}
