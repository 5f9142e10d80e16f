/** What is printed on land tiles, as the server's rules have it. */
import facts from "@/components.json";
import type { Direction } from "./geometry";

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

export const lands = facts.lands as unknown as Record<string, LandFacts>;
