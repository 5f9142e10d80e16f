/** The games scored on this device, the latest first. */
import { load, store } from "@/storage";

export interface Entry {
  /** When it was begun, in milliseconds since 1970; the entry's identity. */
  begun: number;
  game: string;
  /** What the address holds after the `#`: all of it. */
  state: string;
  title: string;
}

const MOST = 40;
const KEY = "scored";

export function scoredGames(): Entry[] {
  try {
    return JSON.parse(load(KEY) ?? "[]") as Entry[];
  } catch {
    return [];
  }
}

const write = (entries: Entry[]): void => store(KEY, entries.length ? JSON.stringify(entries.slice(0, MOST)) : null);

/** Keeps a scored game, in place of its earlier version. */
export const keepScored = (entry: Entry): void =>
  write([entry, ...scoredGames().filter(({ begun }) => begun !== entry.begun)]);

export const forgetScored = (begun: number): void => write(scoredGames().filter((one) => one.begun !== begun));
