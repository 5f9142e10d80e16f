/** The random number each seat adds to the shuffles: promised by its hash, shown when the game begins. */
import { keep, kept } from "./kept";

const inMemory = new Map<string, string>();
const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** A new nonce for a table and the commitment to it; none where the browser cannot hash (plain http, not localhost). */
export async function promise(table: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const nonce = crypto.getRandomValues(new Uint8Array(16));
  inMemory.set(table, hex(nonce));
  keep(`nonce-${table}`, hex(nonce));
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", nonce)));
}

export const promised = (table: string): string | null => inMemory.get(table) ?? kept(`nonce-${table}`);
