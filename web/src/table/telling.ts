/** What happened, in words. */
import type { Happened } from "@/protocol";
import { knows, listed, say, type Values } from "@/words.svelte";
import type { GameState } from "./game.svelte";
import { cardName, cardNames, landName, legendName, tileName, botName } from "./names";

type GameEvent = Happened["events"] extends (infer E)[] | undefined ? E : never;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter, place) => (place ? "-" : "") + letter.toLowerCase());
const yes = (is: boolean): string => (is ? "yes" : "no");

/** A field of an event in words. */
function inWords(game: GameState, name: string, value: unknown, isRivality: boolean): string | number {
  switch (name) {
    case "card":
    case "replaced":
    case "discarded":
      return value ? cardName(value as string) : "";
    case "cards":
      return cardNames(value as string);
    case "legend":
    case "later":
      return legendName(value as string);
    case "rows":
      return listed((value as string[][]).flat().map(legendName));
    case "tile":
      return !value ? "" : isRivality ? landName(value as string) : tileName(value as string);
    case "tiles":
      return listed((value as string[]).map(isRivality ? landName : tileName));
    case "lands":
      return listed((value as [number, string, string][]).map(([, cell, card]) => `${cell} ${cardName(card)}`));
    case "seat":
    case "victim":
    case "owner":
      return typeof value === "number" ? game.name(value) : String(value);
    case "side":
    case "rival":
    case "before":
    case "after":
      return typeof value === "number" && value > 0 ? game.sideName(value) : "";
    case "holders":
      return listed((value as number[]).map((side) => game.sideName(side)));
    case "golems":
    case "removed":
      return Array.isArray(value) ? value.join("\u2060–\u2060") : String(value);
    case "cell":
      return String(value).replaceAll("-", "−");
  }
  if (typeof value === "boolean") return yes(value);
  if (typeof value === "number") return value;
  return Array.isArray(value) ? listed(value.map(String)) : String(value ?? "");
}

export function tellEvent(game: GameState, event: GameEvent): string {
  const isRivality = game.ruleset.game === "rivality";
  const { type, ...fields } = event as { type: string } & Record<string, unknown>;
  const you = game.you;
  const mine = fields.seat !== undefined ? fields.seat === you : you !== null && fields.side === game.sideOf(you);
  const values: Values = { game: isRivality ? "rivality" : "kingdom", you: yes(mine) };
  for (const [name, value] of Object.entries(fields)) {
    values[name.replaceAll("_", "-")] = inWords(game, name, value, isRivality);
    if (["card", "tile", "cards", "tiles", "replaced", "discarded"].includes(name)) {
      const text = Array.isArray(value) ? value.join("") : String(value ?? "");
      values[`knows-${name}`] = yes(text !== "" && !text.includes("?"));
    }
  }
  // How many golems had to leave.
  if (Array.isArray(fields.removed)) values.pushed = fields.removed.reduce((sum: number, count: number) => sum + count, 0);
  const id = `event-${kebab(type)}`;
  return knows(id) ? say(id, values) : "";
}

/** An entry of the log as sentences. */
export function tellEntry(game: GameState, entry: Happened): string[] {
  const seat = entry.seat ? game.name(entry.seat) : "";
  const id = `happened-${kebab(entry.kind)}`;
  // Whose turn it is stands above the board.
  const worth = (entry.events ?? []).filter((event) => event.type !== "TurnBegan");
  const told = [...new Set(worth.map((event) => tellEvent(game, event)).filter(Boolean))];
  if (told.length || !knows(id)) return told;
  const newcomer = entry.bot ? botName(entry.bot, entry.seat ?? undefined) : entry.name;
  const values = { seat: (entry.kind === "Seated" && newcomer) || seat, you: yes(entry.seat === game.you) };
  return [say(id, { ...values, reason: entry.reason ?? "", bot: say("web-bot") })];
}
