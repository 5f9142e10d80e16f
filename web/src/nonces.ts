/** The nonce each seat adds to the shuffles: committed to by its hash, revealed when the game begins. */
import { load, store } from "./storage";

const inMemory = new Map<string, string>();
const toHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** The SHA-256 of bytes in hexadecimal; undefined where the browser cannot hash (plain http, not localhost). */
export async function hash(text: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", fromHex(text))));
}

export const newNonce = (): string => toHex(crypto.getRandomValues(new Uint8Array(16)));

export function remember(table: string, nonce: string): void {
  inMemory.set(table, nonce);
  store(`nonce-${table}`, nonce);
}

export const promised = (table: string): string | null => inMemory.get(table) ?? load(`nonce-${table}`);
