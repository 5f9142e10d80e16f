/** A hint's reasons as one sentence, made from the same messages as in the terminal. */
import { familyOf } from "@/families";
import { signed } from "@/parts/signed";
import { humanised, knows, say, type Values } from "@/catalogue.svelte";
import type { Hint, HintReason } from "@/protocol";
import type { GameState } from "./game.svelte";

const PLACES = ["first", "second", "third"];

function reasonInWords(game: GameState, reason: HintReason): string {
  const { cellName, nameHinted, sideName } = familyOf(game.table!.family);
  const lines = Object.entries(reason.lines).map(
    ([line, points]) => `${knows(`line-${line}`) ? say(`line-${line}`) : humanised(line)} ${signed(points)}`,
  );
  const seats = game.seatsOf(reason.side).map((seat) => game.name(seat));
  const values: Values = {
    what: nameHinted?.(reason) ?? reason.what,
    cell: cellName?.(reason.cell ?? "") ?? reason.cell ?? "",
    side: sideName?.(game, reason.side) ?? seats.join(" & "),
    points: reason.points,
    lines: lines.join(", "),
    "has-lines": lines.length ? "yes" : "no",
  };
  return say(`hint-why-${reason.reason}`, values);
}

/** What a suggested move gains, prepares or denies others, and what the search found out about it. */
export function hintInWords(game: GameState, { reasons, lead, simulations }: Hint): string {
  const told = reasons.filter(({ reason }) => knows(`hint-why-${reason}`)).slice(0, PLACES.length);
  const parts = told.map((reason) => reasonInWords(game, reason));
  if (!parts.length) return say(simulations ? "hint-searched" : "hint-only", { lead, simulations });
  const named = Object.fromEntries(parts.map((part, place) => [PLACES[place]!, part]));
  const why = parts.length > 1 ? say(`hint-joined-${parts.length}`, named) : parts[0]!;
  return say("hint-because", { why, lead });
}
