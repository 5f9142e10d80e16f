/** The data of Rivality: what the server sends of it. */

export type Direction = "n" | "e" | "s" | "w";
export interface Square {
  cell: string;
  x: number;
  y: number;
}
export interface LandSpell {
  direction: Direction;
  golems: number;
  distance: number;
  is_breaker: boolean;
}
export interface LandView {
  square: Square;
  tile: string;
  front: Direction;
  spells: LandSpell[];
  wizard: number;
  golems: number[];
  controller: number;
  is_contested: boolean;
  shields: number;
}
export interface ArmedSpell {
  cell: string;
  direction: Direction;
  target: Square;
}
export interface SideView {
  side: number;
  seats: number[];
  reserve: number;
  deck: number;
  face_down: number;
}
export interface HandView {
  seat: number;
  tiles: string[];
}
export interface RivalityView {
  step: string;
  seat: number;
  lands: LandView[];
  frontier: Square[];
  is_fixed: boolean;
  sides: SideView[];
  hands: HandView[];
  overflow: string | null;
  armed: ArmedSpell[];
}
export type RivalityMove = { text: string } & (
  | { type: "keep" | "mulligan" }
  | { type: "lay"; tile: string; cell: string; front: Direction }
  | { type: "cast"; direction: Direction }
  | { type: "remove"; side: number }
  | { type: "cast-delayed"; cell: string; direction: Direction }
  | { type: "enter" | "walk"; cell: string }
);
export type RivalityEvent =
  | { type: "deck-laid-out"; seat: number; size: number; again: number | null }
  | { type: "hand-dealt"; seat: number; tiles: string[]; again: number | null }
  | { type: "hand-kept" | "turn-began" | "seat-passed"; seat: number }
  | { type: "hand-returned"; seat: number; tiles: string[] }
  | { type: "half-laid-out"; side: number; tiles: string[] }
  | { type: "tile-laid"; seat: number; side: number; tile: string; cell: string; front: Direction }
  | { type: "wizard-moved"; side: number; start: string | null; cell: string }
  | { type: "golem-placed"; side: number; cell: string; removed: number[]; golems: number[] }
  | {
      type: "spell-cast";
      side: number;
      origin: string;
      direction: Direction;
      cell: string;
      arriving: number;
      lost: number;
      placed: number;
      removed: number[];
      golems: number[];
      before: number;
      after: number;
      delayed: boolean;
    }
  | {
      type: "rival-removed";
      side: number;
      cell: string;
      rival: number;
      golems: number[];
      before: number;
      after: number;
    }
  | {
      type: "spell-lost";
      side: number;
      origin: string;
      direction: Direction;
      cell: string | null;
      arriving: number;
      reason: string;
      delayed: boolean;
    }
  | { type: "spell-armed"; side: number; origin: string; direction: Direction; cell: string | null; arriving: number }
  | {
      type: "tile-besieged";
      side: number;
      cell: string;
      holders: number[];
      removed: number[];
      golems: number[];
      before: number;
    }
  | { type: "tile-drawn"; seat: number; tile: string; is_seen: boolean }
  | { type: "tile-revealed"; cell: string; tile: string }
  | { type: "spells-forfeited"; side: number; cell: string }
  | { type: "game-ended"; reason: string; side: number };
