/** Who the reader is. */
import { api } from "./net/api";
import type { Me } from "./protocol";

let me = $state<Me | null>(null);
let known = $state(false);

export const person = (): Me | null => me;
/** Whether the server has answered who the reader is. */
export const isKnown = (): boolean => known;

export function set(found: Me | null): void {
  me = found;
  known = true;
}

/** Asks the server who the reader is, and retries until it answers. */
export async function findPerson(pause = 500): Promise<void> {
  try {
    set((await api.visitor()).me);
  } catch {
    setTimeout(() => void findPerson(Math.min(2 * pause, 8000)), pause);
  }
}

/** Makes the reader a guest unless they are somebody already. */
export async function enter(name: string): Promise<void> {
  if (me === null) set(await api.enter(name));
}
