/** What is printed on cards and legends, as the server's rules have it. */
import facts from "@/components.json";

interface CardFacts {
  name: string;
  family: string;
}

interface LegendFacts {
  kind: string;
  cards: string[];
  points: number;
}

export const cards: Record<string, CardFacts> = facts.cards;
export const legends: Record<string, LegendFacts> = facts.legends;
