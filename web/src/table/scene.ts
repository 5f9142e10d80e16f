/** The moments of a game that get a scene: its end, and whatever else a family finds worth one. */
import { familyOf } from "@/families";
import type { Happened } from "@/protocol";
import type { GameState } from "./game.svelte";
import { whyItEnded } from "./narrate";
import { result } from "./results";

export interface SceneRow {
  name: string;
  points: number;
  /** The side whose points they are; 0 for none. */
  side: number;
  isBest: boolean;
}

export interface Scene {
  title: string;
  /** Why it came to this, as the engine tells. */
  why: string;
  rows: SceneRow[];
  /** Good news for the reader, bad news, or neither. */
  mood: "won" | "lost" | "even";
}

/** Who ended with how many points. */
function endRows(game: GameState): SceneRow[] {
  const { sheets, result } = game.position!;
  const { sideName } = familyOf(game.table!.family);
  const best = new Set(result!.winners.map((seat) => game.sideOf(seat)));
  const nameOf = (side: number): string =>
    sideName?.(game, side) ??
    game
      .seatsOf(side)
      .map((seat) => game.name(seat))
      .join(" & ");
  return sheets
    .filter(({ side }) => side > 0)
    .map(({ side, total }) => ({ name: nameOf(side), points: total, side, isBest: best.has(side) }));
}

/** The end of the game. */
export function endScene(game: GameState, fresh: Happened[]): Scene {
  const ended = game.position!.result!;
  const hasWon = game.you !== null && ended.winners.includes(game.you);
  const scene: Scene = {
    title: result(game),
    why: whyItEnded(game),
    rows: ended.points.length ? endRows(game) : [],
    mood: hasWon ? "won" : game.you === null ? "even" : "lost",
  };
  return { ...scene, ...familyOf(game.table!.family).sceneOf?.(game, fresh), title: scene.title, mood: scene.mood };
}
