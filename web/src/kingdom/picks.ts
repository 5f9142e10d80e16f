/** The moves of a kingdom as the things a player points at. */
import type { Pick } from "@/table/picks.svelte";
import type { KingdomMove } from "./types";

/**
 * The picks of a move in their order. Taking a card: the pile, the cell, then where the replaced card goes. Placing it:
 * the card in hand, then the cell. Revealing a land: the discard for the card in hand, then the land.
 */
export function toPicks(move: KingdomMove, you: number): Pick[] {
  const own = (cell: string): Pick => `cell:${you}:${cell}`;
  switch (move.type) {
    case "draw-card":
      return ["deck"];
    case "take":
      return [`pile:${move.pile}`, own(move.cell), `to:${move.to}`];
    case "place":
      return ["hand", own(move.cell), `to:${move.to}`];
    case "reveal":
      return [`discard:${move.to}`, own(move.cell)];
    case "take-legend":
    case "give-up":
      return [`legend:${move.legend}`];
    case "swap":
      return [`legend:${move.legend}`, `legend:${move.other}`];
    case "arrange":
      return [`arrange:${move.cards.join("")}`];
    case "pair":
      return [`pair:${move.source}`];
    case "drop":
      return [`drop:${move.card}`];
    case "block":
      return [`block:${move.cell}`];
    case "use-treaty":
      return ["tile:treaty", own(move.cell)];
    case "use-staff":
      return ["tile:staff", own(move.cell)];
    case "use-sword":
      return ["tile:sword", `legend:${move.legend}`];
    case "use-hammer":
      return ["tile:hammer", own(move.one), own(move.other)];
    case "use-griffin":
      return ["tile:griffin", `cell:${move.owner}:${move.cell}`];
    case "use-palantir":
      return ["tile:palantir", `cell:${move.owner}:${move.cell}`];
    case "use-thief":
      return ["tile:thief", `theirs:${move.victim}:${move.tile}`];
    case "use-smuggler":
      return ["tile:smuggler", `tile:${move.stone}`, `theirs:${move.victim}:${move.tile}`];
    case "end-turn":
      return ["do:end"];
    case "no-swap":
      return ["do:noswap"];
    case "keep":
    case "refuse":
      return [`do:${move.type}`];
  }
}

/** All orders in which a move's things may be picked: of two cards that change places, either comes first. */
export function waysTo(move: KingdomMove, you: number): Pick[][] {
  const picks = toPicks(move, you);
  const [tile, first, second] = picks;
  return move.type === "use-hammer" ? [picks, [tile!, second!, first!]] : [picks];
}

/** What to pick next for a move; with the card in hand, which need not be chosen, also where it goes. */
export function nextOf(ways: Pick[][], chosen: Pick[]): Pick[] {
  const way = ways.find((picks) => chosen.every((pick, place) => picks[place] === pick));
  // Whoever began another move starts over.
  if (!way) return ways[0]!.slice(0, 1);
  const left = way.slice(chosen.length);
  return left.slice(0, left[0] === "hand" ? 2 : 1);
}
