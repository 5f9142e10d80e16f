/** Names of rulesets, bots and people. */
import { humanised, knows, say } from "@/catalogue.svelte";

/** The parts of a ruleset. */
export interface Ruleset {
  game: string;
  edition: string;
  mode: string;
  options: string[];
}

/** Splits a ruleset's key, such as `game/edition/mode+option`. */
export function readRuleset(key: string): Ruleset {
  const [path = "", ...options] = key.split("+");
  const [game = "", edition = "", mode = ""] = path.split("/");
  return { game, edition, mode, options };
}

export const botName = (bot: string, seat?: number): string => {
  const name = personName(bot);
  return seat === undefined ? name : `${name} ${seat}`;
};

/** The level of a bot with a name of its own; empty for people and for bots that are of no level or play for someone. */
export const levelOf = ({ bot, name }: { bot?: string | null; name?: string }): string =>
  bot && name !== bot && knows(`level-${bot}`) ? say(`level-${bot}`) : "";

/** The name of an occupant, as lists show it; at old tables a bot has no name but its level. */
export const personName = (name: string): string => (knows(`level-${name}`) ? say(`level-${name}`) : name);

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const gameName = (game: string): string => (knows(`game-${game}`) ? say(`game-${game}`) : humanised(game));

/** A mode's name, and after a colon what it is about. */
export const modeTitle = (game: string, mode: string): string =>
  knows(`mode-${game}-${mode}`) ? capital(say(`mode-${game}-${mode}`)) : humanised(mode);

/** A mode's short name: what stands before the colon. */
export const modeName = (game: string, mode: string): string => modeTitle(game, mode).split(/\s?:/)[0]!;

export const editionName = (edition: string): string =>
  knows(`edition-${edition}`) ? say(`edition-${edition}`) : humanised(edition);

/** The game and the edition of a ruleset. */
export function editionTitle(key: string): string {
  const { game, edition } = readRuleset(key);
  return `${gameName(game)}, ${editionName(edition)}`;
}

export const optionName = (option: string): string =>
  knows(`option-${option}`) ? say(`option-${option}`) : humanised(option);

/** A ruleset in words. */
export function rulesetName(key: string): string {
  const { game, mode, options } = readRuleset(key);
  return [gameName(game), modeName(game, mode), ...options.map(optionName)].join(" · ");
}

/** How a mode is played, for newcomers; empty if the catalogue does not say. */
export function modeRule({ game, mode, edition }: Ruleset): string {
  const id = `rule-mode-${game}-${mode}`;
  return knows(id) ? say(id, { edition }) : "";
}
