/** Help on a thing of the table, with its rule. */
import { cards, lands, legends } from "@/components";
import { knows, say } from "@/words.svelte";
import type { GameState } from "./game.svelte";
import { cardName, landName, legendName, modeRule, rulesetName, tileName } from "./names";

interface Help {
  title: string;
  text: string;
}

let shown = $state.raw<Help | null>(null);

export const help = (): Help | null => shown;
export function closeHelp(): void {
  shown = null;
}

/** Opens how a game is played. */
export function showRules(game: GameState): void {
  const { game: name, mode, edition, options } = game.ruleset;
  const more = options.filter((option) => knows(`rule-option-${option}`)).map((option) => say(`rule-option-${option}`));
  const scoring =
    name === "rivality"
      ? ["golem", "wizard", "shield", "spell", "breaker"].map((sign) => ruleOf("rule", sign))
      : ["elves", "dwarves", "humans", "goblins", "dragons", "conflicts"].map((line) => ruleOf("line", line, edition));
  const texts = scoring.map(({ title, text }) => say("web-titled", { title, text }));
  shown = {
    title: rulesetName(game.table!.ruleset),
    text: [modeRule(name, mode, edition), ...more, ...texts].join("\n\n"),
  };
}

/** The rule of a `card`, `legend`, `tile`, `land`, score `line`, or any other thing with a message `rule-…`. */
export function ruleOf(kind: string, code: string, edition = "", mode = ""): Help {
  switch (kind) {
    case "card":
      return { title: cardName(code), text: say(`rule-card-${cards[code]?.name ?? "unknown"}`, { edition }) };
    case "legend": {
      const legend = legends[code]!;
      const [first = "", second = ""] = legend.cards.map(cardName);
      const values = { first, second, points: legend.points, edition, mode };
      return { title: legendName(code), text: say(`rule-legend-${legend.kind}`, values) };
    }
    case "tile": {
      const stone = /^stone-(\d)$/.exec(code)?.[1];
      const id = stone ? "rule-tile-stone" : `rule-tile-${code === "?" ? "unknown" : code}`;
      return { title: tileName(code), text: say(id, { points: Number(stone ?? 0), edition }) };
    }
    case "land":
      return { title: landName(code), text: say(`rule-land-${lands[code]?.kind ?? "unknown"}`, { edition }) };
    case "line":
      return { title: say(`line-${code}`), text: say(`rule-line-${code}`, { edition }) };
    default:
      return { title: say(`web-thing-${code}`), text: say(`rule-${code}`, { edition }) };
  }
}

/** Opens the help on a thing. */
export function showHelp(kind: string, code: string, edition = "", mode = ""): void {
  shown = ruleOf(kind, code, edition, mode);
}
