/** The data of the kingdom games: what the server sends of them. */

export interface KingdomCell {
  cell: string;
  card: string | null;
  has_treaty: boolean;
  has_staff: boolean;
}
export interface KingdomSeat {
  seat: number;
  cells: KingdomCell[];
  legends: string[];
  dealt: string[];
  has_answered: boolean;
}
export interface Age {
  age: number;
  legends: string[];
  objective: number;
  kingdom: number | null;
  score: number | null;
}
export interface CampaignView {
  type: "campaign-view";
  age: number;
  ages: Age[];
  past: string[];
  pair: string[];
  is_lost: boolean;
}
export interface TeamView {
  type: "team-view";
  written: string[];
  given_up: string[];
  target: number;
  past: string[];
}
export interface LandTile {
  cell: string;
  tile: string;
  is_face_up: boolean;
}
export interface SeatTiles {
  seat: number;
  lands: LandTile[];
  held: string[];
}
export interface TilesView {
  type: "tiles-view";
  seats: SeatTiles[];
  turned_up: string | null;
}
export interface KingdomView {
  step: string;
  seat: number;
  kingdoms: KingdomSeat[];
  river: string[];
  legend_deck: number;
  discards: string[][];
  deck: number;
  hand: string | null;
  score_lines: string[];
  mode: CampaignView | TeamView | TilesView | null;
}
export interface CampaignSummary {
  type: "campaign-summary";
  ages: Age[];
  total: number | null;
  unwritten: string[];
}
export interface TeamSummary {
  type: "team-summary";
  target: number;
  score: number;
}
export type KingdomSummary = CampaignSummary | TeamSummary;

export type KingdomMove = { text: string } & (
  | { type: "arrange"; cards: string[] }
  | { type: "draw-card" | "end-turn" | "keep" | "refuse" | "no-swap" }
  | { type: "take"; cell: string; pile: number; to: number }
  | { type: "place" | "reveal"; cell: string; to: number }
  | { type: "take-legend" | "give-up" | "use-sword"; legend: string }
  | { type: "pair"; source: string }
  | { type: "drop"; card: string }
  | { type: "swap"; legend: string; other: string }
  | { type: "block" | "use-treaty" | "use-staff"; cell: string }
  | { type: "use-griffin" | "use-palantir"; owner: number; cell: string }
  | { type: "use-hammer"; one: string; other: string }
  | { type: "use-smuggler"; stone: string; victim: number; tile: string }
  | { type: "use-thief"; victim: number; tile: string }
);

interface ShownLand {
  seat: number;
  cell: string;
  card: string;
}
export type KingdomEvent =
  | { type: "cards-dealt" | "arranged"; seat: number; cards: string[] }
  | { type: "lands-laid" | "answered" | "turn-began" | "tiles-laid"; seat: number }
  | { type: "discard-turned-up"; card: string; pile: number }
  | { type: "legend-revealed"; legend: string }
  | { type: "card-drawn" | "card-dropped"; seat: number; card: string }
  | {
      type: "card-placed";
      seat: number;
      cell: string;
      card: string;
      replaced: string | null;
      explored: boolean;
      pile: number;
      to: number;
    }
  | { type: "land-revealed"; seat: number; cell: string; card: string; discarded: string; to: number }
  | { type: "legend-taken" | "legend-written" | "legend-given-up"; seat: number; legend: string }
  | { type: "deck-rebuilt"; size: number }
  | { type: "game-ended"; lands: ShownLand[]; idle: boolean }
  | { type: "tile-turned-up"; seat: number; cell: string; tile: string; is_news: boolean }
  | { type: "tile-kept" | "tile-refused" | "tile-used"; seat: number; tile: string }
  | { type: "tile-laid-on-card"; seat: number; cell: string; tile: string }
  | { type: "tile-taken"; seat: number; victim: number; tile: string }
  | { type: "griffin-landed" | "block-kept"; seat: number; cell: string }
  | { type: "cards-swapped"; seat: number; cell: string; partner: string }
  | { type: "tile-looked-at"; seat: number; owner: number; cell: string; tile: string; is_news: boolean }
  | { type: "legends-laid-out"; rows: string[][] }
  | { type: "legends-swapped"; seat: number; legend: string; later: string }
  | { type: "age-ended"; age: number; lands: ShownLand[]; kingdom: number; objective: number; is_lost: boolean };
