/**
 * What this browser adds to the shuffles of a table, and what it must remember to check them afterwards.
 *
 * It draws a nonce and commits to it by its hash once it knows the server's own commitment, and reveals it when the
 * game starts and everyone's commitments are fixed. Whatever the server says later is compared with what is kept here.
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
  /** How many starts had been called off by then. */
  restarts: number;
  /** The commitments of all seats, as they were before the nonce was revealed. */
  seats?: (string | null)[];
}

const inMemory = new Map<string, Commitment>();

/** The SHA-256 of bytes in hexadecimal. The browser's own `crypto.subtle` is missing on plain HTTP. */
export const hash = (text: string): string => bytesToHex(sha256(hexToBytes(text)));

/** A commitment to a new nonce. */
export function newCommitment({ commitment, restarts = 0 }: Table): Commitment {
  const nonce = bytesToHex(randomBytes(16));
  return { nonce, hash: hash(nonce), table: commitment, restarts };
}

/** Remembers the commitment to use at a table, once the server has accepted it. */
export function keep(table: string, made: Commitment): void {
  inMemory.set(table, made);
  store(`commitment-${table}`, JSON.stringify(made));
}

/** The commitment this browser made at a table. */
export function kept(table: string): Commitment | null {
  const stored = load(`commitment-${table}`); // Another tab may have made a newer one.
  return stored ? (JSON.parse(stored) as Commitment) : (inMemory.get(table) ?? null);
}

/**
 * The nonce to reveal at a table; null if there is none, or if it must not be: because the table's commitments are not
 * those it was drawn for, somebody could still choose their own number knowing this one.
 */
export function nonceFor(table: Table): string | null {
  const made = kept(table.id);
  const seats = table.seats.map(({ commitment }) => commitment ?? null);
  if (!made || table.you == null || seats[table.you - 1] !== made.hash || table.commitment !== made.table) return null;
  if (made.seats && made.seats.join() !== seats.join()) return null;
  keep(table.id, { ...made, seats });
  return made.nonce;
}
