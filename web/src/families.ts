/** The one place that lists the game families. Everything else asks it what a family has. */
import type { Component } from "svelte";
import { kingdom } from "./kingdom/family";
import { rivality } from "./rivality/family";
import type { GameState } from "./table/game.svelte";
import Generic from "./table/Generic.svelte";
import GenericSheet from "./table/GenericSheet.svelte";
import type { Help } from "./table/help.svelte";
import type { GameEvent } from "./protocol";
import type { Ruleset } from "./table/names";
import type { Values } from "./catalogue.svelte";

export interface Family {
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
  /** The scoring rules, for the rules dialog. */
  scoringRules(ruleset: Ruleset): Help[];
}

const FAMILIES: Record<string, Family> = { kingdom, rivality };

const GENERIC: Family = { Table: Generic, ScoreSheet: GenericSheet, scoringRules: () => [] };

export const familyOf = (name: string): Family => FAMILIES[name] ?? GENERIC;
