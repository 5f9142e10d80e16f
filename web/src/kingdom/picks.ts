/** The moves of a kingdom as things one points at. */
import type { Pick } from "@/table/picks.svelte";

/**
 * `take b2 2 to 2` is pile 2, the cell, then where the old card goes; `place c1` the card in hand, then the cell;
 * `reveal a4` the discard the card in hand goes to, then the land.
 */
export function toPicks(move: string, you: number): Pick[] {
  const words = move.split(" ");
  const to = words.includes("to") ? words.splice(words.indexOf("to"), 2)[1]! : "1";
  const own = (cell: string): Pick => `cell:${you}:${cell}`;
  const [word = "", first = "", second = "", third = ""] = words;
  switch (word) {
    case "draw":
      return ["deck"];
    case "take":
      return [`pile:${second || "1"}`, own(first), `to:${to}`];
    case "place":
      return ["hand", own(first), `to:${to}`];
    case "reveal":
      return [`discard:${to}`, own(first)];
    case "legend":
    case "discard":
      return [`legend:${first}`];
    case "swap":
      return [`legend:${first}`, `legend:${second}`];
    case "arrange":
      return [`arrange:${first}`];
    case "pair":
      return [`pair:${first}`];
    case "drop":
      return [`drop:${first}`];
    case "block":
      return [`block:${first}`];
    case "use":
      switch (first) {
        case "treaty":
        case "staff":
          return [`tile:${first}`, own(second)];
        case "sword":
          return [`tile:${first}`, `legend:${second}`];
        case "hammer":
          return [`tile:${first}`, own(second), own(third)];
        case "griffin":
        case "palantir":
          return [`tile:${first}`, `cell:${second}:${third}`];
        case "thief":
          return [`tile:${first}`, `theirs:${second}:${third}`];
        default: // smuggler STONE SEAT TILE
          return [`tile:${first}`, `tile:${second}`, `theirs:${third}:${words[4]}`];
      }
    default: // end, keep, refuse, noswap
      return [`do:${word}`];
  }
}

/** All orders in which a move's things may be picked: two cards that change places, either first. */
export function waysTo(move: string, you: number): Pick[][] {
  const picks = toPicks(move, you);
  const [tile, first, second] = picks;
  return tile === "tile:hammer" ? [picks, [tile, second!, first!]] : [picks];
}
