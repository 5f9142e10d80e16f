/** Help on a thing of the table, with its rule. */
import components from "@/components.json";
import { knows, say } from "@/words.svelte";
import type { GameState } from "./game.svelte";
import { cardName, landName, legendName, modeRule, rulesetName, tileName } from "./names";

interface Help {
  title: string;
  text: string;
}

const { cards, legends, lands } = components as {
  cards: Record<string, { name: string }>;
  legends: Record<string, { kind: string; cards: string[]; points: number }>;
  lands: Record<string, { kind: string; points: number }>;
};

let shown = $state.raw<Help | null>(null);

export const help = (): Help | null => shown;
export function closeHelp(): void {
  shown = null;
}

/** Opens how a game is played. */
export function showRules(game: GameState): void {
  const { game: name, mode, edition, options } = game.ruleset;
  const more = options.filter((option) => knows(`rule-option-${option}`)).map((option) => say(`rule-option-${option}`));
  shown = { title: rulesetName(game.table!.ruleset), text: [modeRule(name, mode, edition), ...more].join("\n\n") };
}

/** Opens the help on a `card`, `legend`, `tile`, `land`, score `line`, or any other thing with a message `rule-…`. */
export function showHelp(kind: string, code: string, edition = ""): void {
  switch (kind) {
    case "card":
      shown = { title: cardName(code), text: say(`rule-card-${cards[code]?.name ?? "unknown"}`, { edition }) };
      break;
    case "legend": {
      const legend = legends[code]!;
      const [first = "", second = ""] = legend.cards.map(cardName);
      const values = { first, second, points: legend.points, edition };
      shown = { title: legendName(code), text: say(`rule-legend-${legend.kind}`, values) };
      break;
    }
    case "tile": {
      const stone = /^stone-(\d)$/.exec(code)?.[1];
      const id = stone ? "rule-tile-stone" : `rule-tile-${code === "?" ? "unknown" : code}`;
      shown = { title: tileName(code), text: say(id, { points: Number(stone ?? 0), edition }) };
      break;
    }
    case "land":
      shown = { title: landName(code), text: say(`rule-land-${lands[code]?.kind ?? "unknown"}`, { edition }) };
      break;
    case "line":
      shown = { title: say(`line-${code}`), text: say(`rule-line-${code}`, { edition }) };
      break;
    default:
      shown = { title: say(`web-thing-${code}`), text: say(`rule-${code}`, { edition }) };
  }
}
