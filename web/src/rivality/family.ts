/** What the browser has for Rivality. */
import type { Family } from "@/families";
import Emblem from "./Emblem.svelte";
import { eventValues } from "./narration";
import { pictures } from "./pictures";
import RivalityTable from "./RivalityTable.svelte";
import { scoringRules } from "./rules";
import ScenePicture from "./ScenePicture.svelte";
import ScoreSheet from "./ScoreSheet.svelte";
import TileDefs from "./TileDefs.svelte";
import type { RivalityEvent } from "./types";
import { cellName, nameHinted, sideName } from "./labels";

export const rivality: Family = {
  games: ["rivality"],
  Table: RivalityTable,
  ScoreSheet,
  Emblem,
  Defs: TileDefs,
  eventValues: (game, event) => eventValues(game, event as RivalityEvent),
  sideName,
  nameHinted,
  cellName,
  ScenePicture,
  scoringRules,
  pictures,
  Scoring: () => import("./scoring/Scoring.svelte"),
  LayOut: () => import("./scoring/LayOut.svelte"),
};
