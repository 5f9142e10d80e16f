/** What the browser has for the kingdom games. */
import type { Family } from "@/families";
import type { KingdomEvent, KingdomMove } from "./types";
import Defs from "./Defs.svelte";
import Emblem from "./Emblem.svelte";
import { eventValues } from "./narration";
import KingdomTable from "./KingdomTable.svelte";
import { scoringRules } from "./rules";
import ScoreSheet from "./ScoreSheet.svelte";

export const kingdom: Family = {
  Table: KingdomTable,
  ScoreSheet,
  Emblem,
  Defs,
  eventValues: (game, event) => eventValues(game, event as KingdomEvent),
  moveMessage(move) {
    const { type, ...fields } = move as KingdomMove;
    // Of the two cards of a campaign's turn only the deck's is an event.
    return type === "pair" && "source" in fields && fields.source === "discard" ? "happened-pair-discard" : null;
  },
  scoringRules,
};
