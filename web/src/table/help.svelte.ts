/** The help dialog: a thing of the table and its rule. */
import { familyOf } from "@/families";
import { knows, say } from "@/catalogue.svelte";
import type { GameState } from "./game.svelte";
import { modeRule, rulesetName } from "./names";

export interface Help {
  title: string;
  text: string;
}

let shown = $state.raw<Help | null>(null);

export const help = (): Help | null => shown;

export function showHelp(help: Help): void {
  shown = help;
}

export function closeHelp(): void {
  shown = null;
}

/** Opens the rules of the game at a table. */
export function showRules(game: GameState): void {
  const { family, ruleset: key } = game.table!;
  const { ruleset } = game;
  const options = ruleset.options.filter((option) => knows(`rule-option-${option}`));
  const scoring = familyOf(family).scoringRules(ruleset);
  const parts = [
    modeRule(family, ruleset),
    ...options.map((option) => say(`rule-option-${option}`)),
    ...scoring.map(({ title, text }) => say("web-titled", { title, text })),
  ];
  showHelp({ title: rulesetName(key), text: parts.filter(Boolean).join("\n\n") });
}
