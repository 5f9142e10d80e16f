/** The ends of ages, which the campaign celebrates. */
import { say } from "@/catalogue.svelte";
import type { Happened } from "@/protocol";
import type { GameState } from "@/table/game.svelte";
import { tellEvent } from "@/table/narrate";
import type { Scene } from "@/table/scene";
import type { KingdomEvent } from "./types";

/** The end of the last age, as the log has it; empty before. */
export function tellLastAge(game: GameState): string {
  const events = game.entries.flatMap(({ events }) => (events ?? []) as KingdomEvent[]);
  const ended = events.findLast(({ type }) => type === "age-ended");
  return ended ? tellEvent(game, ended) : "";
}

/** The age that ended among these entries: its kingdom against its objective. */
export function sceneOf(game: GameState, fresh: Happened[]): Partial<Scene> | null {
  const events = fresh.flatMap(({ events }) => (events ?? []) as KingdomEvent[]);
  const ended = events.find((event) => event.type === "age-ended");
  if (!ended) return null;
  const { age, kingdom, objective, is_lost } = ended;
  const hasBeaten = kingdom > objective && !is_lost;
  return {
    title: say("kingdom-scene-age", { age }),
    why: tellEvent(game, ended),
    rows: [
      { name: say("kingdom-sheet-kingdom"), points: kingdom, side: 1, isBest: hasBeaten },
      { name: say("kingdom-sheet-objective"), points: objective, side: 0, isBest: false },
    ],
    mood: is_lost ? "lost" : hasBeaten ? "won" : "even",
  };
}
