/** The help dialog: a thing of the table and its rule. */
import { familyOf } from "@/families";
import { knows, say } from "@/catalogue.svelte";
import type { GameState } from "./game.svelte";
import { modeRule } from "./names";

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

/** How the game at a table is played; empty where the catalogue has nothing on it. */
export function rulesOf(game: GameState): string {
  const { family } = game.table!;
  const { ruleset } = game;
  const options = ruleset.options.filter((option) => knows(`rule-option-${option}`));
  const scoring = familyOf(family).scoringRules(ruleset);
  const parts = [
    modeRule(ruleset),
    ...options.map((option) => say(`rule-option-${option}`)),
    ...scoring.map(({ title, text }) => say("web-titled", { title, text })),
  ];
  return parts.filter(Boolean).join("\n\n");
}
