/** What the browser has for the kingdom games. */
import type { Family } from "@/families";
import type { KingdomEvent } from "./types";
import Defs from "./Defs.svelte";
import Emblem from "./Emblem.svelte";
import { nameHinted } from "./names";
import { eventValues } from "./narration";
import KingdomTable from "./KingdomTable.svelte";
import { codeName } from "./names";
import { pictures } from "./pictures";
import { scoringRules } from "./rules";
import { sceneOf } from "./scene";
import ScenePicture from "./ScenePicture.svelte";
import Answers from "./scoring/Answers.svelte";
import ScoreSheet from "./ScoreSheet.svelte";

export const kingdom: Family = {
  games: ["aetherya", "drako"],
  Table: KingdomTable,
  ScoreSheet,
  Emblem,
  Defs,
  eventValues: (game, event) => eventValues(game, event as KingdomEvent),
  nameHinted,
  sceneOf,
  ScenePicture,
  scoringRules,
  pictures,
  Scoring: () => import("./scoring/Scoring.svelte"),
  LayOut: () => import("./scoring/LayOut.svelte"),
  Answers,
  codeName,
};
