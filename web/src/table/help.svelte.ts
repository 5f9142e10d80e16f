/** The help dialog: a thing of the table and its rule. */
import { familyOf } from "@/families";
import { knows, language, say } from "@/catalogue.svelte";
import { loadClause, type Block } from "@/rules/book";
import type { GameState } from "./game.svelte";
import { modeRule } from "./names";

export interface Help {
  title: string;
  text: string;
  /** Why what was just tried is not possible. */
  refusal?: string;
  /** Drawings of the thing, by their kind and text. */
  pictures?: { kind: string; text: string }[];
  /** The clause of the rulebook it shows. */
  clause?: string;
  blocks?: Block[];
}

/** What is shown, and before it what was shown when a link in it was followed. */
let shown = $state.raw<Help[]>([]);
let isOpenable = $state(false);

export const help = (): Help | null => shown.at(-1) ?? null;

/** Whether the page has a help dialog. */
export const isHelpOpenable = (): boolean => isOpenable;

export function setHelpOpenable(is: boolean): void {
  isOpenable = is;
  if (!is) shown = [];
}

export const canGoBack = (): boolean => shown.length > 1;

export function showHelp(help: Help): void {
  shown = [help];
}

/** Shows a clause of the rulebook, on top of what is shown. */
export async function showClause(code: string): Promise<void> {
  const { title, blocks } = await loadClause(code, language());
  shown = [...shown, { title: `${code} · ${title}`, text: "", clause: code, blocks }];
}

export function goBack(): void {
  shown = shown.slice(0, -1);
}

export function closeHelp(): void {
  shown = [];
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
