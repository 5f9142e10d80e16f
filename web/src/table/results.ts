/** The result of a game as a sentence. */
import { listed, say } from "@/catalogue.svelte";
import type { GameState } from "./game.svelte";

export function result(game: GameState): string {
  const ended = game.position?.result;
  if (!ended) return say("web-over");
  if (ended.resigned) return say("web-over-resigned", { name: game.name(ended.resigned) });
  if (ended.won !== null && ended.won !== undefined)
    return say(ended.won ? "web-over-won-together" : "web-over-lost-together");
  const mine = game.you !== null && ended.winners.includes(game.you);
  if (mine && ended.winners.length === 1) return say("web-over-you");
  return say("web-over-won", { names: listed(ended.winners.map((seat) => game.name(seat))) });
}
