/** The battlefield in words. */
import type { Spell } from "@/components";
import type { Reason } from "@/protocol";
import type { GameState } from "@/table/game.svelte";
import { landName } from "@/table/names";
import { listed, say } from "@/words.svelte";
import type { Direction } from "./geometry";
import { landOf, spellsOf, type Battlefield, type Land } from "./state";

/** A cell with real minus signs. */
export const cellName = (cell: string): string => cell.replaceAll("-", "−");

/** A land tile with its code. */
export const tileName = (tile: string): string =>
  tile === "W" || tile === "?" ? landName(tile) : `${landName(tile)} ${tile}`;

export const spellName = ({ golems, distance, direction, breaker }: Spell): string =>
  say(breaker ? "rivality-spell-breaker" : "rivality-spell", { golems, distance, direction });

export const spellNames = (tile: string, front: Direction): string => listed(spellsOf(tile, front).map(spellName));

/** Golems by side, as in "4 to 1". */
const versus = (golems: number[]): string => golems.join(` ${say("rivality-versus")} `);

/** A tile of the battlefield with all that is on it. */
export function describe(game: GameState, field: Battlefield, land: Land): string {
  const parts: string[] = [];
  const { front } = land;
  const cell = cellName(land.cell);
  const tile = tileName(land.tile);
  if (land.tile === "?") parts.push(say("rivality-land-down", { cell }));
  else if (!landOf(land.tile).spells.length) parts.push(say("rivality-land-well", { cell, tile }));
  else parts.push(say("rivality-land", { cell, tile, front }));
  const golems = versus(land.golems);
  if (land.control) parts.push(say("rivality-controlled", { side: game.sideName(land.control), golems }));
  else if (land.contested) parts.push(say("rivality-contested", { golems }));
  else if (!land.golems.some(Boolean)) parts.push(say("rivality-unheld"));
  if (land.shields) parts.push(say("rivality-shields", { count: land.shields }));
  if (land.wizard) parts.push(say("rivality-wizard", { side: game.sideName(land.wizard) }));
  if (field.isSolo) parts.push(...spellsOf(land.tile, front).map(spellName));
  for (const armed of field.armed)
    if (armed.cell === land.cell) parts.push(say("rivality-armed-at", { cell: cellName(armed.target) }));
  return parts.join(", ");
}

/** Why a tile counts as it does. */
export const reasonName = ({ reason, what, cell, golems }: Reason): string =>
  say(`reason-${reason}`, { cell: cellName(cell ?? ""), tile: tileName(what), golems: golems.join("–") });

/** Points by cell. */
export function pointsByCell(reasons: Reason[]): Map<string, number> {
  const points = new Map<string, number>();
  for (const { cell, points: worth } of reasons) if (cell) points.set(cell, (points.get(cell) ?? 0) + worth);
  return points;
}
