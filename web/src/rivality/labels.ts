/** Labels and explanations of the battlefield. */
import type { HintReason, Reason } from "@/protocol";
import type { GameState } from "@/table/game.svelte";
import { listed, say } from "@/catalogue.svelte";
import { landName, landOf, spellsOf } from "./lands";
import type { Direction, LandSpell, LandView, RivalityView } from "./types";
import { isSolo } from "./view";

/** A side as its own player reads it: nobody calls themselves by name. */
export function sideOrYou(game: GameState, side: number): string {
  const seats = game.seatsOf(side);
  return seats.length === 1 && seats[0] === game.you ? say("web-you") : sideName(game, side);
}

/** Keeps what stands on both sides of it on one line. */
const JOINER = "\u2060";
/** The dash between numbers that stay on one line. */
export const UNBROKEN_DASH = `${JOINER}–${JOINER}`;

/** A side is named after its seats; Souramoun has none. */
export function sideName(game: GameState, side: number): string {
  const seats = game.seatsOf(side);
  return seats.length ? seats.map((seat) => game.name(seat)).join(" & ") : say("souramoun");
}

/**
 * A cell as people read it: `0,-1` of the notation is (0 | −1). The squares of the solo game keep their names.
 * After a bar a line may end, even before a space that does not break.
 */
export function cellName(cell: string): string {
  const [x = "", y] = cell.replaceAll("-", "−").split(",");
  return y === undefined ? x : say("rivality-cell", { x, y }).replace("|", `|${JOINER}`);
}

/** A land tile with its code. */
export const tileName = (tile: string): string =>
  tile === "W" || tile === "?" ? landName(tile) : `${landName(tile)} ${tile}`;

/** The tile that a hint's reason is about. */
export const nameHinted = ({ what }: HintReason): string => (what ? say(`hint-land-${landOf(what).kind}`) : "");

export const spellName = ({ golems, distance, direction, is_breaker }: LandSpell): string =>
  say(is_breaker ? "rivality-spell-breaker" : "rivality-spell", { golems, distance, direction });

export const spellNames = (tile: string, front: Direction): string => listed(spellsOf(tile, front).map(spellName));

/** Golems by side, as in "4 to 1". */
const versus = (golems: number[]): string => golems.join(` ${say("rivality-versus")} `);

/** A tile of the battlefield with all that is on it. */
export function describe(game: GameState, view: RivalityView, land: LandView): string {
  const parts: string[] = [];
  const { front, spells } = land;
  const cell = cellName(land.square.cell);
  const tile = tileName(land.tile);
  if (land.tile === "?") parts.push(say("rivality-land-down", { cell }));
  else if (!spells.length) parts.push(say("rivality-land-well", { cell, tile }));
  else parts.push(say("rivality-land", { cell, tile, front }));
  const golems = versus(land.golems);
  if (land.controller) parts.push(say("rivality-controlled", { side: sideName(game, land.controller), golems }));
  else if (land.is_contested) parts.push(say("rivality-contested", { golems }));
  else parts.push(say("rivality-unheld"));
  const { shields: printed } = landOf(land.tile);
  // Five golems of the side in control add a shield to those on the tile (R5).
  if (land.shields > printed) parts.push(say("rivality-shields-entrenched", { count: land.shields, printed }));
  else if (land.shields) parts.push(say("rivality-shields", { count: land.shields }));
  if (land.wizard) parts.push(say("rivality-wizard", { side: sideName(game, land.wizard) }));
  if (isSolo(view)) parts.push(...spells.map(spellName));
  for (const armed of view.armed) {
    if (armed.cell === land.square.cell) parts.push(say("rivality-armed-at", { cell: cellName(armed.target.cell) }));
  }
  return parts.join(", ");
}

/** Why a tile counts as it does. */
export const reasonName = ({ reason, what, cell, golems }: Reason): string =>
  say(`reason-${reason}`, { cell: cellName(cell ?? ""), tile: landName(what), golems: golems.join(UNBROKEN_DASH) });

/** Points by cell. */
export function pointsByCell(reasons: Reason[]): Map<string, number> {
  const points = new Map<string, number>();
  for (const { cell, points: worth } of reasons) if (cell) points.set(cell, (points.get(cell) ?? 0) + worth);
  return points;
}
