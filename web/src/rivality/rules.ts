/** Help texts for lands and signs. */
import type { Help } from "@/table/help.svelte";
import { say } from "@/catalogue.svelte";
import examples from "./examples.json";
import { landName, landOf } from "./lands";

export const ruleOfLand = (tile: string): Help => ({
  title: landName(tile),
  text: say(`rule-land-${landOf(tile).kind}`),
  pictures: [{ kind: "lands", text: tile }],
});

/** The rule of a sign with the messages `web-thing-…` and `rule-…`. */
export const ruleOfSign = (sign: string): Help => {
  const example = (examples as Record<string, string>)[sign];
  const pictures = example ? [{ kind: "battlefield", text: example }] : [];
  return { title: say(`web-thing-${sign}`), text: say(`rule-${sign}`), pictures };
};

/** The rule of what is drawn at a part of a tile, such as a spell or a wizard, or else of the tile. */
export function ruleAt(tile: string, part: Element): Help {
  const sign = part.closest<SVGElement>("[data-sign]")?.dataset.sign;
  return sign ? ruleOfSign(sign) : ruleOfLand(tile);
}

/** The scoring rules, for the rules dialog. */
export const scoringRules = (): Help[] => ["golem", "wizard", "shield", "spell", "breaker"].map(ruleOfSign);
