/** Who the reader is. */
import type { Place } from "./device/viewers";
import { say } from "./catalogue.svelte";
import { api } from "./net/api";
import { isStatic } from "./net/site";
import type { Me } from "./protocol";
import { load, store } from "./storage";

let me = $state<Me | null>(null);
let known = $state(false);
/** There is a server, and it answers. */
let reached = $state(!isStatic);
let wished = $state<Place>(load("place") === "device" ? "device" : "server");

export const person = (): Me | null => me;
/** Whether the server has answered who the reader is, or it is clear that none will. */
export const isKnown = (): boolean => known;
export const isReached = (): boolean => reached;

/** Where the reader's new tables are; without a server, on this device. */
export const place = (): Place => (reached ? wished : "device");

export function choosePlace(chosen: Place): void {
  wished = chosen;
  store("place", chosen === "device" ? chosen : null);
}

export function set(found: Me | null): void {
  me = found;
  known = true;
}

/** Asks the server who the reader is, and retries until it answers. */
export async function findPerson(pause = 500): Promise<void> {
  if (isStatic) {
    known = true;
    return;
  }
  try {
    set((await api.visitor()).me);
    reached = true;
  } catch {
    reached = false;
    known = true;
    setTimeout(() => void findPerson(Math.min(2 * pause, 8000)), pause);
  }
}

/** The name of a visitor: the last one entered, or a suggestion. */
export const nickname = (): string => load("name") || `${say("web-guest")} ${Math.floor(Math.random() * 900) + 100}`;

/** Makes the reader somebody, unless they are already: a guest of the server, or the one with this name here. */
export async function enter(name: string, where: Place = "server"): Promise<void> {
  store("name", me?.name ?? name);
  if (where === "server" && me === null) set(await api.enter(name));
}
