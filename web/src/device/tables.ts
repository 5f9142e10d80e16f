/** The games on this device, as far as they can be told without the engine. */
import type { TableLine } from "@/protocol";
import { canRunEngine } from "./engine.svelte";
import { storage } from "./storage";

/** Orders tables by when something happened there last. */
export const latestFirst = (one: TableLine, other: TableLine): number =>
  (other.updated_at ?? 0) - (one.updated_at ?? 0);

/** Whether games can be kept on this device. */
export async function canKeepGames(): Promise<boolean> {
  try {
    await storage.all();
    return canRunEngine();
  } catch {
    return false;
  }
}

/** The reader's tables on this device, the latest first; none where the browser keeps nothing. */
export async function localTables(): Promise<TableLine[]> {
  try {
    const rows = (await storage.all()).map((row) => JSON.parse(row) as { line: TableLine });
    return rows
      .map(({ line }) => line)
      .filter(({ status }) => status !== "closed")
      .sort(latestFirst);
  } catch {
    return [];
  }
}
