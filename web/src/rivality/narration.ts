/** The variables of the messages about battle events. */
import type { GameState } from "@/table/game.svelte";
import { yesOrNo } from "@/table/narrate";
import { listed, say, type Values } from "@/catalogue.svelte";
import { landName } from "./lands";
import type { RivalityEvent } from "./types";
import { cellName, sideName, sideOrYou, UNBROKEN_DASH } from "./labels";

const UNKNOWN = "?";

const tileValues = (tile: string): Values => ({ tile: landName(tile), "knows-tile": yesOrNo(tile !== UNKNOWN) });

const tilesValues = (tiles: string[]): Values => ({
  tiles: listed(tiles.map(landName)),
  "knows-tiles": yesOrNo(tiles.length > 0 && !tiles.includes(UNKNOWN)),
});

/** Golems by side. */
const inRow = (golems: number[]): string => golems.join(UNBROKEN_DASH);

/** Whether a shuffle or a hand follows the seat's own or its partner's mulligan. */
const againValues = (seat: number, again: number | null): Values => ({
  again: again == null ? "no" : again === seat ? "yes" : "partner",
});

function values(game: GameState, event: RivalityEvent): Values {
  switch (event.type) {
    case "deck-laid-out":
      return { size: event.size, ...againValues(event.seat, event.again) };
    case "hand-dealt":
      return { ...tilesValues(event.tiles), ...againValues(event.seat, event.again) };
    case "hand-returned":
    case "half-laid-out":
      return tilesValues(event.tiles);
    case "tile-laid":
      return { ...tileValues(event.tile), front: event.front };
    case "tile-drawn":
    case "tile-revealed":
      return tileValues(event.tile);
    case "golem-placed":
    case "tile-besieged":
      return { golems: inRow(event.golems) };
    case "spell-cast": {
      const { delayed, placed, lost, golems, removed } = event;
      const pushed = removed.reduce((sum, count) => sum + count, 0);
      const whose = removed.flatMap((count, place) =>
        count ? [say("rivality-golems-of", { count, side: sideOrYou(game, place + 1) })] : [],
      );
      return { delayed: yesOrNo(delayed), placed, lost, golems: inRow(golems), pushed, whose: listed(whose) };
    }
    case "rival-removed":
      return { rival: sideName(game, event.rival), golems: inRow(event.golems) };
    case "spell-lost":
      return { reason: event.reason, direction: event.direction };
    case "game-ended":
      return { reason: event.reason };
    default:
      return {};
  }
}

export const eventValues = (game: GameState, event: RivalityEvent): Values => ({
  ...("seat" in event && { seat: game.name(event.seat) }),
  ...("side" in event && { side: event.side ? sideName(game, event.side) : "" }),
  ...("cell" in event && { cell: cellName(event.cell ?? "") }),
  ...("origin" in event && { origin: cellName(event.origin) }),
  ...values(game, event),
});
