/** What things of a table are called. */
import { cards, lands, legends } from "@/components";
import { knows, listed, say } from "@/words.svelte";

export const botName = (bot: string, seat?: number): string => {
  const name = knows(`level-${bot}`) ? say(`level-${bot}`) : bot;
  return seat === undefined ? name : `${name} ${seat}`;
};

/** The name of who sits somewhere, as lists tell it: bots are told by their level. */
export const personName = (name: string): string => (knows(`level-${name}`) ? say(`level-${name}`) : name);

export const cardName = (symbol: string): string => say(`card-${cards[symbol]?.name ?? "unknown"}`);

export const cardNames = (symbols: string): string => listed([...symbols].map(cardName));

export function legendName(code: string): string {
  const legend = legends[code];
  if (!legend) return code;
  const [first = "", second = ""] = legend.cards.map(cardName);
  return say(`legend-${legend.kind}`, { first, second });
}

export const tileName = (code: string): string => (code === "?" ? say("tile-unknown") : say(`tile-${code}`));

/** A land tile of Rivality. */
export const landName = (code: string): string => say(`land-${lands[code]?.kind ?? "unknown"}`);

/** A ruleset in words. */
export function rulesetName(key: string): string {
  const [path = "", ...options] = key.split("+");
  const [game = "", , mode = ""] = path.split("/");
  const chosen = options.filter((option) => knows(`option-${option}`)).map((option) => say(`option-${option}`));
  return [say(`game-${game}`), modeName(mode), ...chosen].join(" · ");
}

/** A mode's short name: what stands before the colon. */
export function modeName(mode: string): string {
  const name = say(`mode-${mode}`).split(/\s?:/)[0]!;
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** How a mode is played, for newcomers. */
export const modeRule = (game: string, mode: string, edition: string): string =>
  say(game === "rivality" && mode === "solo" ? "rule-mode-solo-rivality" : `rule-mode-${mode}`, { edition });
