/** A kingdom table in words, for labels and for those who ask why. */
import { signed } from "@/parts/signed";
import type { Reason } from "@/protocol";
import { cardName, legendName, tileName } from "@/table/names";
import { say, type Values } from "@/words.svelte";
import { legends } from "@/components";
import type { Session } from "./session.svelte";
import { cellAt, UNEXPLORED, type Cell, type Kingdom, type Scene } from "./state";

export const legendOf = (code: string) => legends[code] ?? { kind: "four", cards: [], points: 0 };

/** What a line of the score is called, empty for the total; power stones count with the legends. */
export const lineName = (scene: Scene, line: string): string =>
  say(line === "legends" && scene.hasTiles ? "kingdom-line-stones" : `line-${line || "total"}`);

/** What lies on a cell. */
export const nameOn = (card: string): string =>
  card === "" ? say("kingdom-empty") : card === UNEXPLORED ? say("kingdom-unexplored") : cardName(card);

/** What picking a cell does. */
function doing(session: Session, pick: string): string {
  const { picks, scene } = session;
  const [first = ""] = picks.chosen;
  if (pick.startsWith("block:")) return say("kingdom-do-block");
  if (first.startsWith("tile:")) return say("kingdom-do-use", { tile: tileName(first.slice(5)) });
  if (first.startsWith("discard:")) return say("kingdom-do-reveal");
  const pile = first.startsWith("pile:") ? scene.discards[Number(first.slice(5)) - 1]?.at(-1) : undefined;
  return say("kingdom-do-place", { card: cardName(pile ?? scene.hand) });
}

/** What goes before a label when the thing can be picked, or was. */
export function asTarget(label: string, what: string, marks: { isChosen: boolean; isHinted: boolean }): string {
  const parts = [label];
  if (what) parts.push(say("kingdom-target", { what }));
  if (marks.isChosen) parts.push(say("kingdom-chosen"));
  if (marks.isHinted) parts.push(say("kingdom-hint"));
  return parts.join(", ");
}

export function cellLabel(
  session: Session,
  kingdom: Kingdom,
  cell: Cell,
  pick: string | null,
  isChosen: boolean,
  isHinted: boolean,
): string {
  const parts = [cell.name, nameOn(cell.card)];
  if (cell.treaty) parts.push(tileName("treaty"));
  if (cell.staff) parts.push(tileName("staff"));
  if (cell.tile) parts.push(say("kingdom-tile-on", { tile: tileName(cell.tile) }));
  if (session.news.has(`cell:${kingdom.seat}:${cell.name}`)) parts.push(say("web-news"));
  const points = session.sheet(kingdom.seat)?.reasons.filter((reason) => reason.cell === cell.name) ?? [];
  const sum = points.reduce((total, reason) => total + reason.points, 0);
  if (sum) parts.push(say("kingdom-points", { points: signed(sum), count: Math.abs(sum) }));
  return asTarget(parts.join(", "), pick ? doing(session, pick) : "", { isChosen, isHinted });
}

/** A reason for points as a sentence. */
export function reasonInWords(scene: Scene, seat: number, reason: Reason): string {
  const on = (name: string): string => {
    const card = cellAt(scene, seat, name)?.card || UNEXPLORED;
    return `${cardName(card)} ${name}`;
  };
  if (reason.cell === null) {
    const card = reason.reason === "stones" ? reason.what : legendName(reason.what);
    return say(`reason-${reason.reason}`, { card });
  }
  const values: Values = {
    card: cardName(reason.what),
    kind: reason.what,
    cell: reason.cell,
    linked: reason.linked.map(on).join(", ") || "–",
  };
  const text = say(`reason-${reason.reason}`, values);
  if (!reason.path.length) return text;
  return `${text} ${say("reason-path", { portals: reason.path.join(" "), count: reason.path.length })}`;
}

/** The card that is about to be replaced; an unexplored one is not known yet. */
function replacedAt(scene: Scene, seat: number, cell: string): Values {
  const card = cellAt(scene, seat, cell)?.card || UNEXPLORED;
  return { card: cardName(card), known: card === UNEXPLORED ? "no" : "yes", cell };
}

/** The message and its values for what is half chosen; empty if nothing is. */
export function halfChosen(session: Session): { picked: string; values: Values } {
  const { picks, scene } = session;
  const last = picks.chosen.at(-1);
  // A thing that is a whole move is only dragged: what was asked is asked still.
  if (last === undefined || picks.ended !== null) return { picked: "", values: {} };
  const [kind = "", which = "", cell = ""] = last.split(":");
  const hand = scene.hand ? cardName(scene.hand) : "";
  switch (kind) {
    case "pile":
      return {
        picked: "picked-pile",
        values: { card: cardName(scene.discards[Number(which) - 1]?.at(-1) ?? UNEXPLORED) },
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
        ? { picked: "picked-to", values: replacedAt(scene, Number(which), cell) }
        : { picked: "picked-cell", values: {} };
  }
}
