/** Help texts for cards, legends, tiles and score lines. */
import type { Help } from "@/table/help.svelte";
import type { Ruleset } from "@/table/names";
import { say } from "@/catalogue.svelte";
import { cards } from "./components";
import examples from "./examples.json";
import { cardName, legendName, legendOf, tileName } from "./names";

/** Kinds of things with a help text; a `thing` has the messages `web-thing-…` and `rule-…`. */
export type Thing = "card" | "legend" | "tile" | "line" | "thing";

/** The drawings of a thing: how it looks, and an example of its rule. */
function picturesOf(kind: Thing, code: string): Help["pictures"] {
  const example = (examples as Record<string, string>)[code];
  const looks = { card: "cards", legend: "legends", tile: "tiles", line: "", thing: "" }[kind];
  return [
    ...(looks ? [{ kind: looks, text: code }] : []),
    ...(example && kind !== "tile" ? [{ kind: "kingdom", text: example }] : []),
  ];
}

/** The rule of a thing, with pictures. */
export const ruleOf = (kind: Thing, code: string, ruleset: Ruleset): Help => ({
  ...wordsOf(kind, code, ruleset),
  pictures: picturesOf(kind, code),
});

function wordsOf(kind: Thing, code: string, { edition, mode }: Ruleset): Help {
  switch (kind) {
    case "card":
      return { title: cardName(code), text: say(`rule-card-${cards[code]?.name ?? "unknown"}`, { edition }) };
    case "legend": {
      const { kind, points, cards: of } = legendOf(code);
      const [first = "", second = ""] = of.map(cardName);
      const values = { first, second, tribe: cards[of[0] ?? ""]?.name ?? "", points, edition, mode };
      return { title: legendName(code), text: say(`rule-legend-${kind}`, values) };
    }
    case "tile": {
      const stone = /^stone-(\d)$/.exec(code)?.[1];
      const id = stone ? "rule-tile-stone" : `rule-tile-${code === "?" ? "unknown" : code}`;
      return { title: tileName(code), text: say(id, { points: Number(stone ?? 0), edition }) };
    }
    case "line":
      return { title: say(`line-${code}`), text: say(`rule-line-${code}`, { edition }) };
    case "thing":
      return { title: say(`web-thing-${code}`), text: say(`rule-${code}`, { edition }) };
  }
}

/** The scoring rules, for the rules dialog. */
export const scoringRules = (ruleset: Ruleset): Help[] =>
  ["elves", "dwarves", "humans", "goblins", "dragons", "conflicts"].map((line) => ruleOf("line", line, ruleset));
