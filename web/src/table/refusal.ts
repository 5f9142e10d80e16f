/** Why a move is not possible, as the rules on the server say. */
import { Refused } from "@/net/refused";
import { say } from "@/catalogue.svelte";
import type { GameState } from "./game.svelte";

/** Refusals that say only that something else is asked now; the prompt says it better. */
const OTHERWISE = ["move-now", "not-asked", "game-over", "move-unknown", "stale"];

/**
 * Why a move is refused, with its clause; empty if nothing in particular forbids it. `words` may know a better sentence
 * for a refusal's code than the server, whose sentences speak in the notation.
 */
export async function whyNot(game: GameState, move: string, words: (code: string) => string): Promise<string> {
  try {
    await game.preview(move);
    return "";
  } catch (error) {
    if (!(error instanceof Refused) || !error.clause || OTHERWISE.includes(error.code)) return "";
    const better = words(error.code);
    return say("rules-refused", { why: better ? `${better} (${error.clause})` : error.message });
  }
}
