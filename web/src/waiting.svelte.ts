/** Which of the reader's tables wait for them, on whatever page they are: shown by the tab and the app's icon. */
import { api } from "./net/api";
import { person } from "./person.svelte";
import type { TableLine } from "./protocol";
import { announceTurn } from "./sound.svelte";
import { load, store } from "./storage";

/** Milliseconds between two looks at the reader's tables. */
const EVERY = 30_000;

let tables = $state.raw<ReadonlySet<string>>(new Set());
/** The table that is open on this page, which knows better than the list. */
let here = $state.raw<{ id: string; isAsked: boolean } | null>(null);
let shown = $state(load("badge") !== "off");

/** The number of tables that wait for the reader. */
export const waiting = (): number => {
  const elsewhere = [...tables].filter((id) => id !== here?.id).length;
  return elsewhere + (here?.isAsked ? 1 : 0);
};

/** Whether the reader wants the tab and the app's icon to show it. */
export const showsBadge = (): boolean => shown;

export function showBadge(wanted: boolean): void {
  shown = wanted;
  store("badge", wanted ? null : "off");
}

/** Takes the reader's tables from a list that was just fetched. */
export function noteTables(lines: TableLine[]): void {
  const found = lines.filter((line) => line.your_turn && line.status === "playing").map(({ id }) => id);
  if (isWatching && found.some((id) => id !== here?.id && !tables.has(id))) announceTurn();
  tables = new Set(found);
}

/** Says whether the table on this page waits for the reader; returns a function that forgets the table. */
export function noteTable(id: string, isAsked: boolean): () => void {
  here = { id, isAsked };
  return () => {
    if (here?.id === id) here = null;
  };
}

/** Looks at the reader's tables; without an answer, what was known stays. */
export async function lookForTurns(): Promise<void> {
  if (!person()) tables = new Set();
  else
    await api.mine().then(
      ({ tables }) => noteTables(tables),
      () => {},
    );
}

let isWatching = false;

/** Keeps looking, and at once when the reader comes back to the page or is notified. */
export function watchForTurns(): () => void {
  const look = (): void => void lookForTurns();
  const comeBack = (): void => {
    if (!document.hidden) look();
  };
  const timer = setInterval(look, EVERY);
  document.addEventListener("visibilitychange", comeBack);
  navigator.serviceWorker?.addEventListener("message", look);
  isWatching = true;
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", comeBack);
    navigator.serviceWorker?.removeEventListener("message", look);
    isWatching = false;
  };
}
