/** Who looks at the tables of this device: its owner, or one of those it is passed around to. */
import { load, store } from "@/storage";

/** Where a table is: on the server, where others can join, or on this device. */
export type Place = "server" | "device";

/** One of those around the device; `who` is empty for its owner. */
export interface Viewer {
  who: string;
  name: string;
}

const PREFIX = "local-";

/** Whether a table is on this device. */
export const isLocal = (table: string): boolean => table.startsWith(PREFIX);

/** The owner of the device, under the name they entered. */
export const owner = (): Viewer => ({ who: "", name: load("name") ?? "" });

const looking = new Map<string, Viewer>();

/** Who looks at a table now. */
export const viewerOf = (table: string): Viewer => looking.get(table) ?? owner();

/** Passes the device on. */
export const passTo = (table: string, viewer: Viewer): unknown => looking.set(table, viewer);

/** The guests at a table by their seats. */
export const guestsOf = (table: string): Record<number, Viewer> => JSON.parse(load(`guests-${table}`) ?? "{}");

export function noteGuest(table: string, seat: number, guest: Viewer): void {
  store(`guests-${table}`, JSON.stringify({ ...guestsOf(table), [seat]: guest }));
}

export const guest = (seat: number, name: string): Viewer => ({ who: `guest-${seat}`, name });
