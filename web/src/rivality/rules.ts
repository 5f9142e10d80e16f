/** Help texts for lands and signs. */
import type { Help } from "@/table/help.svelte";
import { say } from "@/catalogue.svelte";
import examples from "./examples.json";
import { yesOrNo } from "@/table/narrate";
import type { Ruleset } from "@/table/names";
import { landName, landOf } from "./lands";
import { spellNames } from "./labels";
import type { Direction } from "./types";

export const ruleOfLand = (tile: string, front: Direction = "n"): Help => ({
  title: landName(tile),
  text: say(`rule-land-${landOf(tile).kind}`),
  pictures: [{ kind: "lands", text: `${tile}:${front}` }],
});

/** The rule of one tile, what it casts and, if it lies on the battlefield, what is on it. */
export function ruleOfTile(tile: string, front: Direction, lies = ""): Help {
  const rule = ruleOfLand(tile, front);
  const spells = spellNames(tile, front);
  const parts = [lies && `${lies}.`, rule.text, spells && say("rivality-help-spells", { spells })];
  return { ...rule, text: parts.filter(Boolean).join("\n\n") };
}

/** The rule of a sign with the messages `web-thing-…` and `rule-…`. */
export const ruleOfSign = (sign: string, { mode, options }: Ruleset): Help => {
  const example = (examples as Record<string, string>)[sign];
  const pictures = example ? [{ kind: "battlefield", text: example }] : [];
  const values = { protects: yesOrNo(mode !== "solo"), expert: yesOrNo(options.includes("expert")) };
  return {
    title: say(`web-thing-${sign}`),
    text: say(`rule-${sign}`, values),
    pictures,
  };
};

/** The rule of what is drawn at a part of a tile, such as a spell or a wizard, or else the tile's own. */
export function ruleAt(part: Element, ruleset: Ruleset, own: () => Help): Help {
  const sign = part.closest<SVGElement>("[data-sign]")?.dataset.sign;
  return sign ? ruleOfSign(sign, ruleset) : own();
}

/** The scoring rules, for the rules dialog. */
export const scoringRules = (ruleset: Ruleset): Help[] =>
  ["golem", "wizard", "shield", "spell", "breaker"].map((sign) => ruleOfSign(sign, ruleset));
