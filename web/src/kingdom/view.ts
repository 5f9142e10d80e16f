/** Looking things up in a view, and moving about a board. */
import type { CampaignView, KingdomCell, KingdomView, LandTile, SeatTiles, TeamView, TilesView } from "./types";

export const CELLS = [1, 2, 3, 4].flatMap((row) => ["a", "b", "c", "d"].map((column) => `${column}${row}`));
export const UNEXPLORED = "?";

export const campaignOf = ({ mode }: KingdomView): CampaignView | null =>
  mode?.type === "campaign-view" ? mode : null;

export const teamOf = ({ mode }: KingdomView): TeamView | null => (mode?.type === "team-view" ? mode : null);

export const tilesOf = ({ mode }: KingdomView): TilesView | null => (mode?.type === "tiles-view" ? mode : null);

const tilesAt = (view: KingdomView, seat: number): SeatTiles | undefined =>
  tilesOf(view)?.seats.find((tiles) => tiles.seat === seat);

/** The tiles before a player. */
export const heldBy = (view: KingdomView, seat: number): string[] => tilesAt(view, seat)?.held ?? [];

export const tileOn = (view: KingdomView, seat: number, cell: string): LandTile | undefined =>
  tilesAt(view, seat)?.lands.find((land) => land.cell === cell);

export const cellAt = (view: KingdomView | null, seat: number, cell: string): KingdomCell | undefined =>
  view?.kingdoms.find((kingdom) => kingdom.seat === seat)?.cells.find((one) => one.cell === cell);

/** The cell an arrow key leads to, from 0 to 15. */
export function stepTo(place: number, key: string): number {
  const column = place % 4;
  switch (key) {
    case "ArrowLeft":
      return column > 0 ? place - 1 : place;
    case "ArrowRight":
      return column < 3 ? place + 1 : place;
    case "ArrowUp":
      return place > 3 ? place - 4 : place;
    case "ArrowDown":
      return place < 12 ? place + 4 : place;
    case "Home":
      return place - column;
    case "End":
      return place - column + 3;
    default:
      return place;
  }
}
