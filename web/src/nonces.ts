/**
 * What this browser adds to the shuffles of a table, and what it must remember to check them afterwards.
 *
 * It draws a nonce and commits to it by its hash once it knows the server's own commitment, and reveals it when the
 * game starts and everyone's commitments are fixed. Whatever the server says later is compared with what is kept here.
 *
 * A commitment is kept before it is sent, for the answer may be lost or untrue; the one that the server accepted last
 * stays beside it, for the new one may be refused.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, randomBytes } from "@noble/hashes/utils.js";
import type { Table } from "@/protocol";
import { load, store } from "./storage";

export interface Commitment {
  nonce: string;
  /** The nonce's hash, which was sent. */
  hash: string;
  /** The table's commitment to the server's secret, as it was before the hash was sent. */
  table: string;
  /** How many starts had been called off by then: as many as this browser saw, even if the server says fewer. */
  restarts: number;
  /** The commitments of all seats, as they were before the nonce was revealed. */
  seats?: (string | null)[];
}

type Stage = "pending" | "commitment";

const inMemory = new Map<string, Commitment>();

function remember(stage: Stage, table: string, made: Commitment): void {
  inMemory.set(`${stage}-${table}`, made);
  store(`${stage}-${table}`, JSON.stringify(made));
}

function recall(stage: Stage, table: string): Commitment | null {
  const stored = load(`${stage}-${table}`); // Another tab may have made a newer one.
  return stored ? (JSON.parse(stored) as Commitment) : (inMemory.get(`${stage}-${table}`) ?? null);
}

/** The SHA-256 of bytes in hexadecimal. The browser's own `crypto.subtle` is missing on plain HTTP. */
export const hash = (text: string): string => bytesToHex(sha256(hexToBytes(text)));

/** A commitment to a nonce that nobody knows, to be sent; the same one again while it is not known to be accepted. */
export function newCommitment({ id, commitment, restarts = 0 }: Table): Commitment {
  const old = recall("commitment", id);
  const pending = recall("pending", id);
  if (pending && pending.table === commitment && pending.hash !== old?.hash) return pending;
  const nonce = bytesToHex(randomBytes(16));
  // A table has a new commitment only because a start was called off.
  const seen = old ? old.restarts + (old.table === commitment ? 0 : 1) : 0;
  const made = { nonce, hash: hash(nonce), table: commitment, restarts: Math.max(restarts, seen) };
  remember("pending", id, made);
  return made;
}

/** Remembers the commitment to use at a table. */
export const keep = (table: string, made: Commitment): void => remember("commitment", table, made);

/** Remembers a commitment that the server says it accepted, unless its nonce is in use already. */
export function accept(table: string, made: Commitment): void {
  if (recall("commitment", table)?.hash !== made.hash) keep(table, made);
}

/** The commitment this browser made at a table: the last that was accepted or, if none was, the last that was sent. */
export const kept = (table: string): Commitment | null => recall("commitment", table) ?? recall("pending", table);

/**
 * The nonce to reveal at a table; null if there is none, or if it must not be: because the table's commitments are not
 * those it was drawn for, somebody could still choose their own number knowing this one.
 */
export function nonceFor(table: Table): string | null {
  if (table.you == null) return null;
  const seats = table.seats.map(({ commitment }) => commitment ?? null);
  const all = [recall("commitment", table.id), recall("pending", table.id)];
  const made = all.find((one) => one && one.hash === seats[table.you! - 1]);
  if (!made || table.commitment !== made.table) return null;
  if (made.seats && made.seats.join() !== seats.join()) return null;
  keep(table.id, { ...made, seats });
  return made.nonce;
}
