/** Moves that were tried on things that are no targets, so that the rules can say why not. */
import { knows, say } from "@/catalogue.svelte";
import type { Pick } from "@/table/picks.svelte";
import { legendName, cardName } from "./names";
import type { KingdomView } from "./types";
import { cellAt } from "./view";

/** The move that pressing a thing would have been, in the notation; null if it would have been none. */
export function attempted(keys: Pick[], chosen: Pick[], view: KingdomView, you: number): string | null {
  const after = (start: string): string | undefined => keys.find((key) => key.startsWith(start))?.slice(start.length);
  const legend = after("legend:");
  if (legend && !chosen.length) return view.river.includes(legend) ? `legend ${legend}` : null;
  const cell = after(`cell:${you}:`);
  if (!cell) return null;
  const [kind, which = ""] = (chosen[0] ?? (view.hand ? "hand" : "")).split(":");
  switch (kind) {
    case "pile":
      return which === "1" ? `take ${cell}` : `take ${cell} ${which}`;
    case "discard":
      return `reveal ${cell}`;
    case "tile":
      return ["treaty", "staff"].includes(which) ? `use ${which} ${cell}` : null;
    case "hand":
      return `place ${cell}`;
    default:
      return null;
  }
}

/** A refusal in words of the table instead of the notation; empty for the server's own sentence. */
export function refusalIn(code: string, keys: Pick[], view: KingdomView, you: number): string {
  const id = `kingdom-refused-${code}`;
  if (!knows(id)) return "";
  const cell = keys.find((key) => key.startsWith("cell:"))?.split(":")[2] ?? "";
  const legend = keys.find((key) => key.startsWith("legend:"))?.slice(7) ?? "";
  const card = cell ? cellAt(view, you, cell)?.card : null;
  return say(id, { card: card ? cardName(card) : "", cell, legend: legend ? legendName(legend) : "" });
}
