/** The rules of lands and signs, for those who ask. */
import type { Help } from "@/table/help.svelte";
import { say } from "@/words.svelte";
import { landName, landOf } from "./lands";

export const ruleOfLand = (tile: string): Help => ({
  title: landName(tile),
  text: say(`rule-land-${landOf(tile).kind}`),
});

/** The rule of a sign with the messages `web-thing-…` and `rule-…`. */
export const ruleOfSign = (sign: string): Help => ({ title: say(`web-thing-${sign}`), text: say(`rule-${sign}`) });

/** What counts, for the rules of a table. */
export const scoringRules = (): Help[] => ["golem", "wizard", "shield", "spell", "breaker"].map(ruleOfSign);
