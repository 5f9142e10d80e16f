/** Looking things up in a view. */
import type { LandView, RivalityView, Square } from "./types";

export const landAt = (view: RivalityView | null, cell: string | null): LandView | undefined =>
  view?.lands.find(({ square }) => square.cell === cell);

/** Where a cell lies that has a tile or can get one. */
export function squareOf(view: RivalityView, cell: string): Square {
  return landAt(view, cell)?.square ?? view.frontier.find((square) => square.cell === cell) ?? { cell, x: 0, y: 0 };
}

/** Whether the reader faces Souramoun, whom no seat plays for. */
export const isSolo = ({ sides }: RivalityView): boolean => sides.some(({ seats }) => !seats.length);
