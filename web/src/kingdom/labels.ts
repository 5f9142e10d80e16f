/** Labels and explanations of a kingdom table. */
import { signed } from "@/parts/signed";
import type { Reason } from "@/protocol";
import { say, type Values } from "@/catalogue.svelte";
import { cardName, legendName, tileName } from "./names";
import type { Session, Spot } from "./session.svelte";
import type { KingdomCell, KingdomView } from "./types";
import { cellAt, tileOn, tilesOf, UNEXPLORED } from "./view";

/** The name of a score line, empty for the total. Power stones count with the legends. */
export const lineName = (view: KingdomView, line: string): string =>
  say(line === "legends" && tilesOf(view) ? "kingdom-line-stones" : `line-${line || "total"}`);

/** What lies on a cell. */
export const nameOn = (card: string | null): string =>
  !card ? say("kingdom-empty") : card === UNEXPLORED ? say("kingdom-unexplored") : cardName(card);

/** What picking a cell does. */
function doing(session: Session, pick: string): string {
  const { picks, view } = session;
  const [first = ""] = picks.chosen;
  if (pick.startsWith("block:")) return say("kingdom-do-block");
  if (first.startsWith("tile:")) return say("kingdom-do-use", { tile: tileName(first.slice(5)) });
  if (first.startsWith("discard:")) return say("kingdom-do-reveal");
  const pile = first.startsWith("pile:") ? view.discards[Number(first.slice(5)) - 1]?.at(-1) : undefined;
  return say("kingdom-do-place", { card: cardName(pile ?? view.hand ?? UNEXPLORED) });
}

/** A label with what picking the thing does and whether it is chosen or hinted at. */
export function asTarget(label: string, what: string, marks: { isChosen: boolean; isHinted: boolean }): string {
  const parts = [label];
  if (what) parts.push(say("kingdom-target", { what }));
  if (marks.isChosen) parts.push(say("kingdom-chosen"));
  if (marks.isHinted) parts.push(say("kingdom-hint"));
  return parts.join(", ");
}

export function cellLabel(
  session: Session,
  seat: number,
  { cell, card, has_treaty, has_staff }: KingdomCell,
  spot: Spot,
): string {
  const parts = [cell, nameOn(card)];
  if (has_treaty) parts.push(tileName("treaty"));
  if (has_staff) parts.push(tileName("staff"));
  const tile = tileOn(session.view, seat, cell);
  if (tile) parts.push(say("kingdom-tile-on", { tile: tileName(tile.tile) }));
  if (session.news.has(`cell:${seat}:${cell}`)) parts.push(say("web-news"));
  const reasons = session.sheet(seat)?.reasons.filter((reason) => reason.cell === cell) ?? [];
  const sum = reasons.reduce((total, { points }) => total + points, 0);
  if (sum) parts.push(say("web-points", { points: signed(sum), count: Math.abs(sum) }));
  return asTarget(parts.join(", "), spot.pick ? doing(session, spot.pick) : "", spot);
}

/** A reason for points as a sentence. */
export function reasonInWords(view: KingdomView, seat: number, reason: Reason): string {
  const id = `reason-${reason.reason}`;
  if (reason.cell === null) {
    return say(id, { card: reason.reason === "stones" ? reason.what : legendName(reason.what) });
  }
  const linked = reason.linked.map((cell) => `${cardName(cellAt(view, seat, cell)?.card ?? UNEXPLORED)} ${cell}`);
  const values = {
    card: cardName(reason.what),
    kind: reason.what,
    cell: reason.cell,
    linked: linked.join(", ") || "–",
  };
  const portals = [...new Set(reason.routes.flat())];
  if (!portals.length) return say(id, values);
  return `${say(id, values)} ${say("reason-path", { portals: portals.join(" "), count: portals.length })}`;
}

/** The card that is about to be replaced; an unexplored one is not known yet. */
function replacedAt(view: KingdomView, seat: number, cell: string): Values {
  const card = cellAt(view, seat, cell)?.card ?? UNEXPLORED;
  return { card: cardName(card), known: card === UNEXPLORED ? "no" : "yes", cell };
}

/** The message for a partly chosen move, and its variables; empty if nothing is chosen. */
export function halfChosen(session: Session): { picked: string; values: Values } {
  const { picks, view } = session;
  const last = picks.chosen.at(-1);
  // A thing that is a whole move is only being dragged; the question stays the same.
  if (last === undefined || picks.ended !== null) return { picked: "", values: {} };
  const [kind = "", which = "", cell = ""] = last.split(":");
  const hand = view.hand ? cardName(view.hand) : "";
  switch (kind) {
    case "pile":
      return {
        picked: "picked-pile",
        values: { card: cardName(view.discards[Number(which) - 1]?.at(-1) ?? UNEXPLORED) },
      };
    case "hand":
      return { picked: "picked-hand", values: { card: hand } };
    case "discard":
      return { picked: "picked-discard", values: { card: hand } };
    case "tile":
      if (picks.chosen.length > 1) return { picked: "kingdom-picked-stone", values: {} };
      return which === "smuggler"
        ? { picked: "kingdom-picked-smuggler", values: {} }
        : { picked: "picked-tile", values: { tile: tileName(which) } };
    case "legend":
      return { picked: "kingdom-picked-legend", values: { legend: legendName(which) } };
    default:
      return [...picks.targets].some((pick) => pick.startsWith("to:"))
        ? { picked: "picked-to", values: replacedAt(view, Number(which), cell) }
        : { picked: "picked-cell", values: {} };
  }
}
