/** The one place that lists the game families. Everything else asks it what a family has. */
import type { Component } from "svelte";
import { kingdom } from "./kingdom/family";
import { rivality } from "./rivality/family";
import type { GameState } from "./table/game.svelte";
import Generic from "./table/Generic.svelte";
import GenericSheet from "./table/GenericSheet.svelte";
import type { Help } from "./table/help.svelte";
import type { GameEvent, Happened, HintReason } from "./protocol";
import type { Ruleset } from "./table/names";
import type { Scene } from "./table/scene";
import { knows, listed, say, type Values } from "./catalogue.svelte";

export interface LayOutProps {
  game: string;
  /** Where to begin; empty for an example. */
  lines: string[];
  onchange: (ruleset: string, lines: string[]) => void;
}

export interface Family {
  /** Its games with a rulebook. */
  games?: readonly string[];
  /** The table as it is played on. */
  Table: Component<{ game: GameState }>;
  /** The points at the end. */
  ScoreSheet: Component<{ game: GameState }>;
  /** A picture for one of its games on the first page. */
  Emblem?: Component<{ game: string }>;
  /** The gradients and patterns its pictures share, once on a page. */
  Defs?: Component;
  /** The fields of an event as the message `event-TYPE` wants them; without it events are spelt out. */
  eventValues?(game: GameState, event: GameEvent): Values;
  /** What a side is called; without it sides are seats. */
  sideName?(game: GameState, side: number): string;
  /** The name of the thing that a hint's reason is about; without it, the word of the notation. */
  nameHinted?(reason: HintReason): string;
  /** A cell as people read it; without it, as the notation writes it. */
  cellName?(cell: string): string;
  /** What deserves a scene of its own among the latest entries, beyond the end of the game. */
  sceneOf?(game: GameState, fresh: Happened[]): Partial<Scene> | null;
  /** The picture of a scene; without it, a laurel. */
  ScenePicture?: Component<{ scene: Scene }>;
  /** The scoring rules, for the rules dialog. */
  scoringRules(ruleset: Ruleset): Help[];
  /** What the rulebook's pictures of a kind are drawn with. */
  pictures?: Record<string, Component<{ text: string }>>;
  /** Scores a game from the box. */
  Scoring?: () => Promise<{ default: Component<{ game: string }> }>;
  /** Lays a position out, to ask about it; `lines` are a snapshot's, as far as they matter. */
  LayOut?: () => Promise<{ default: Component<LayOutProps> }>;
  /** What there is to say about a position besides its moves. */
  Answers?: Component<{ game: GameState }>;
  /** What a code of the rulebook is called; null if it is not one of the family's. */
  codeName?(code: string): string | null;
}

const FAMILIES: Record<string, Family> = { kingdom, rivality };

const GENERIC: Family = { Table: Generic, ScoreSheet: GenericSheet, scoringRules: () => [] };

const all = Object.values(FAMILIES);

/** The drawing of the rulebook's pictures of a kind. */
export const pictureOf = (kind: string): Component<{ text: string }> | undefined =>
  all.map(({ pictures }) => pictures?.[kind]).find(Boolean);

/** What a code of the rulebook is called: an edition, a thing of a game, or just the code. */
export function codeName(code: string): { text: string; isEdition: boolean; isName: boolean } {
  const words = code.split(" ");
  const editions = words.map((word) => ["edition", "game"].map((kind) => `${kind}-${word}`).find(knows));
  if (editions.every((id) => id !== undefined))
    return { text: listed(editions.map((id) => say(id!))), isEdition: true, isName: false };
  const name = all.map((family) => family.codeName?.(code) ?? null).find((found) => found !== null);
  return { text: name ?? code, isEdition: false, isName: !!name };
}

/** The games from the box that can be scored. */
export const scoredGames = (): string[] => all.flatMap(({ games, Scoring }) => (Scoring ? (games ?? []) : []));

/** The family of a game with a rulebook. */
export const familyOfBook = (game: string): Family => all.find(({ games }) => games?.includes(game)) ?? GENERIC;

export const familyOf = (name: string): Family => FAMILIES[name] ?? GENERIC;
