/** The log's entries as sentences. */
import { familyOf, type Family } from "@/families";
import type { GameEvent, Happened } from "@/protocol";
import { humanised, knows, listed, say, type Values } from "@/catalogue.svelte";
import type { GameState } from "./game.svelte";
import { botName, levelOf } from "./names";

/** The fields that events of any family may have. */
type AnyEvent = GameEvent & { seat?: number; side?: number };

/** What the reader may not know. */
const UNKNOWN = "?";

/** A sentence of the log. */
interface Sentence {
  text: string;
  /** It is about the reader's seat or side. */
  isMine: boolean;
}

export const yesOrNo = (is: boolean): string => (is ? "yes" : "no");

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter, place) => (place ? "-" : "") + letter.toLowerCase());

/** Whether an event is about the reader's seat or side. */
function isOwn(game: GameState, { seat, side }: AnyEvent): boolean {
  const { you } = game;
  return seat !== undefined ? seat === you : you !== null && side === game.sideOf(you);
}

/** A value of an event as text, without knowing what it means. */
function plainText(value: unknown): string {
  if (Array.isArray(value)) return listed(value.map(plainText));
  if (typeof value === "object" && value !== null) return listed(Object.values(value).map(plainText));
  return typeof value === "boolean" ? say(value ? "web-yes" : "web-no") : String(value ?? "–");
}

/** An event without a message of its own: its type and its fields. */
function spellOut(game: GameState, { type, seat, ...fields }: AnyEvent): string {
  const known = Object.entries(fields).filter(([, value]) => value !== null && value !== UNKNOWN);
  const parts = known.map(([name, value]) => `${humanised(name).toLowerCase()} ${plainText(value)}`);
  const what = [humanised(type), ...parts].join(", ");
  return typeof seat === "number" ? `${game.name(seat)}: ${what}` : what;
}

function narrateEvent(game: GameState, family: Family, event: AnyEvent): string {
  const id = `event-${event.type}`;
  if (!family.eventValues || !knows(id)) return spellOut(game, event);
  const values: Values = {
    mode: game.ruleset.mode,
    you: yesOrNo(isOwn(game, event)),
    ...family.eventValues(game, event),
  };
  return say(id, values);
}

/** A sentence without the name it begins with. */
function unnamed(text: string, name: string): string {
  const rest = text.startsWith(name) ? /^\s?:\s(.+)$/.exec(text.slice(name.length))?.[1] : undefined;
  return rest ? rest.charAt(0).toLocaleUpperCase() + rest.slice(1) : text;
}

function narrateEvents(game: GameState, family: Family, entry: Happened): Sentence[] {
  const sentences = new Map<string, Sentence>();
  let last = 0;
  for (const event of (entry.events ?? []) as AnyEvent[]) {
    // The prompt says whose turn it is.
    if (event.type === "turn-began") continue;
    const { side, seat } = event;
    const whose = side ?? (seat === undefined ? last : game.sideOf(seat));
    let text = narrateEvent(game, family, event);
    // Consecutive sentences about one side name it once.
    if (side && side === last && family.sideName) text = unnamed(text, family.sideName(game, side));
    last = whose;
    const isMine = (entry.seat ?? game.you) === game.you && isOwn(game, event);
    if (text) sentences.set(text, { text, isMine });
  }
  return [...sentences.values()];
}

/** Who sits down: a bot with its level. */
function newcomerOf({ bot, name, seat }: Happened): string | null | undefined {
  const level = levelOf({ bot, name: name ?? "" });
  if (level) return `${name} (${level})`;
  return bot ? botName(bot, seat ?? undefined) : name;
}

/** Why the game ended, as its last event tells; empty if someone gave up. */
export function whyItEnded(game: GameState): string {
  if (!game.isOver || game.position?.result?.resigned) return "";
  const last = game.entries.findLast(({ events }) => events?.length)?.events?.at(-1);
  return last ? narrateEvent(game, familyOf(game.table!.family), last as AnyEvent) : "";
}

/** An event of the log as a sentence. */
export const tellEvent = (game: GameState, event: GameEvent): string =>
  narrateEvent(game, familyOf(game.table!.family), event);

/** An entry of the log as sentences. */
export function narrate(game: GameState, entry: Happened): Sentence[] {
  const family = familyOf(game.table!.family);
  const sentences = narrateEvents(game, family, entry);
  if (sentences.length) return sentences;
  const isMine = entry.seat != null && entry.seat === game.you;
  const newcomer = newcomerOf(entry);
  const isSeated = entry.kind === "Seated" && newcomer;
  const values: Values = {
    seat: isSeated ? newcomer : entry.seat ? game.name(entry.seat) : "",
    name: entry.name ?? "",
    you: yesOrNo(isMine),
    reason: entry.reason ?? "",
    bot: say("web-bot"),
  };
  const id = `happened-${kebab(entry.kind)}`;
  return knows(id) ? [{ text: say(id, values), isMine }] : [];
}
