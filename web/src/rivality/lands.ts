/** What is printed on a land tile, and what it is called. */
import { say } from "@/catalogue.svelte";
import { lands, type LandFacts } from "./components";
import { turned } from "./geometry";
import type { Direction, LandSpell } from "./types";

const UNKNOWN: LandFacts = { kind: "unknown", points: 0, shields: 0, star: false, spells: [] };

export const landOf = (tile: string): LandFacts => lands[tile] ?? UNKNOWN;

export const landName = (tile: string): string => say(`land-${landOf(tile).kind}`);

/** The sign that explains a spell. */
export const signOfSpell = ({ is_breaker }: LandSpell, isArmed: boolean): string =>
  isArmed ? "armed" : is_breaker ? "breaker" : "spell";

/** The spells of a tile as it faces. */
export const spellsOf = (tile: string, front: Direction): LandSpell[] =>
  landOf(tile).spells.map(({ breaker, direction, ...spell }) => ({
    ...spell,
    direction: turned(direction, front),
    is_breaker: breaker,
  }));
