/** What happened, in words. */
import type { Happened } from "@/protocol";
import { knows, listed, say, type Values } from "@/words.svelte";
import type { GameState } from "./game.svelte";
import { cardName, cardNames, landName, legendName, tileName, botName } from "./names";

type GameEvent = Happened["events"] extends (infer E)[] | undefined ? E : never;

/** A sentence of the log. */
interface Sentence {
  text: string;
  /** The reader did it, or it was drawn for them. */
  isMine: boolean;
}

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter, place) => (place ? "-" : "") + letter.toLowerCase());
const yes = (is: boolean): string => (is ? "yes" : "no");

/** The ages of a campaign. */
const AGES = 3;
/** What one side does after another thing is told without its name. */
const DEEDS = new Set([
  "WizardMoved",
  "GolemPlaced",
  "SpellCast",
  "SpellLost",
  "SpellArmed",
  "RivalRemoved",
  "SpellsForfeited",
]);

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
    case "origin":
      return String(value).replaceAll("-", "−");
  }
  if (typeof value === "boolean") return yes(value);
  if (typeof value === "number") return value;
  return Array.isArray(value) ? listed(value.map(String)) : String(value ?? "");
}

/** Whether an event is of the reader's seat or side. */
function isOwn(game: GameState, { seat, side }: GameEvent): boolean {
  const { you } = game;
  return seat !== undefined ? seat === you : you !== null && side === game.sideOf(you);
}

/** What was told up to an entry, the last first. */
const before = (game: GameState, { number }: Happened): GameEvent[] =>
  game.entries
    .filter((entry) => entry.number < number)
    .flatMap((entry) => entry.events ?? [])
    .reverse();

/** What the sentence of an event is given beyond its fields. */
function around(game: GameState, event: GameEvent, entry: Happened): Values {
  const { mode } = game.ruleset;
  const values: Values = { mode, piles: mode === "cooperative" ? "two" : "one" };
  const owner = event.owner ?? event.victim;
  if (owner !== undefined) values.whose = owner === event.seat ? "own" : owner === game.you ? "you" : "other";
  switch (event.type) {
    case "DiscardTurnedUp": {
      // Where there are two discards the first is opened first.
      const opened = game.entries
        .flatMap(({ events }) => events ?? [])
        .filter(({ type }) => type === "DiscardTurnedUp");
      values.pile = opened.indexOf(event) + 1;
      break;
    }
    case "DeckLaidOut":
    case "HandDealt": {
      // After a mulligan the deck and the hands of its side are told anew.
      const returned = before(game, entry).find(({ type }) => type === "HandReturned");
      values.again = !returned ? "no" : returned.seat === event.seat ? "yes" : "partner";
      break;
    }
    case "AgeEnded": {
      // A campaign stops before its last age, or is not won, only for a legend that was not written.
      const isLast = entry.events?.some(({ type }) => type === "GameEnded") ?? false;
      values.lost = yes(isLast && ((event.age as number) < AGES || game.position?.result?.won === false));
      break;
    }
  }
  return values;
}

function tellEvent(game: GameState, event: GameEvent, entry: Happened): string {
  const isRivality = game.ruleset.game === "rivality";
  const { type, ...fields } = event as { type: string } & Record<string, unknown>;
  const values: Values = { game: isRivality ? "rivality" : "kingdom", you: yes(isOwn(game, event)) };
  for (const [name, value] of Object.entries(fields)) {
    values[name.replaceAll("_", "-")] = inWords(game, name, value, isRivality);
    if (["card", "tile", "cards", "tiles", "replaced", "discarded"].includes(name)) {
      const text = Array.isArray(value) ? value.join("") : String(value ?? "");
      values[`knows-${name}`] = yes(text !== "" && !text.includes("?"));
    }
  }
  // How many golems had to leave.
  if (Array.isArray(fields.removed))
    values.pushed = fields.removed.reduce((sum: number, count: number) => sum + count, 0);
  Object.assign(values, around(game, event, entry));
  const id = `event-${kebab(type)}`;
  return knows(id) ? say(id, values) : "";
}

/** A sentence without the name in front of it. */
function unnamed(text: string, name: string): string {
  const rest = text.startsWith(name) ? /^\s?:\s(.+)$/.exec(text.slice(name.length))?.[1] : undefined;
  return rest ? rest.charAt(0).toLocaleUpperCase() + rest.slice(1) : text;
}

/** The events of an entry as sentences. */
function tellEvents(game: GameState, entry: Happened): Sentence[] {
  const told = new Map<string, Sentence>();
  let last = 0;
  for (const event of entry.events ?? []) {
    // Whose turn it is stands above the board.
    if (event.type === "TurnBegan") continue;
    const { side, seat } = event as { side?: number; seat?: number };
    const whose = side ?? (seat === undefined ? last : game.sideOf(seat));
    let text = tellEvent(game, event, entry);
    if (side && side === last && DEEDS.has(event.type as string)) text = unnamed(text, game.sideName(side));
    last = whose;
    const isMine = (entry.seat ?? game.you) === game.you && isOwn(game, event);
    if (text) told.set(text, { text, isMine });
  }
  return [...told.values()];
}

/** The card on top of the one discard before an entry. */
function topOfDiscard(game: GameState, entry: Happened): string | null {
  for (const { type, card, replaced, discarded } of before(game, entry)) {
    if (type === "CardPlaced") return replaced as string;
    if (type === "LandRevealed") return discarded as string;
    if (type === "DiscardTurnedUp" || type === "CardDropped") return card as string;
  }
  return null;
}

/** An entry of the log as sentences. */
export function tellEntry(game: GameState, entry: Happened): Sentence[] {
  const told = tellEvents(game, entry);
  if (told.length) return told;
  const isMine = entry.seat != null && entry.seat === game.you;
  const values: Values = { seat: entry.seat ? game.name(entry.seat) : "", you: yes(isMine) };
  // Of the two cards of a campaign's turn only the deck's is an event.
  const card = entry.move === "pair discard" ? topOfDiscard(game, entry) : null;
  if (card) return [{ text: say("happened-pair-discard", { ...values, card: cardName(card) }), isMine }];
  const id = `happened-${kebab(entry.kind)}`;
  if (!knows(id)) return [];
  const newcomer = entry.bot ? botName(entry.bot, entry.seat ?? undefined) : entry.name;
  if (entry.kind === "Seated" && newcomer) values.seat = newcomer;
  return [{ text: say(id, { ...values, reason: entry.reason ?? "", bot: say("web-bot") }), isMine }];
}
