/** What is printed on cards, legends and land tiles, as the server's rules have it. */
import facts from "./components.json";
import type { Direction } from "./rivality/geometry";

interface CardFacts {
  name: string;
  family: string;
}

interface LegendFacts {
  kind: string;
  cards: string[];
  points: number;
}

/** A spell with the direction it has while its tile faces north. */
export interface Spell {
  direction: Direction;
  golems: number;
  distance: number;
  breaker: boolean;
}

export interface LandFacts {
  kind: string;
  points: number;
  shields: number;
  star: boolean;
  spells: Spell[];
}

export const cards: Record<string, CardFacts> = facts.cards;
export const legends: Record<string, LegendFacts> = facts.legends;
export const lands = facts.lands as unknown as Record<string, LandFacts>;
