/** Names of cards, legends and tiles. */
import { knows, listed, say } from "@/catalogue.svelte";
import type { HintReason } from "@/protocol";
import { cards, legends } from "./components";

export const cardName = (symbol: string): string => say(`card-${cards[symbol]?.name ?? "unknown"}`);

export const cardNames = (symbols: string[]): string => listed(symbols.map(cardName));

export const legendOf = (code: string) => legends[code] ?? { kind: "four", cards: [], points: 0 };

export function legendName(code: string): string {
  const { kind, cards } = legendOf(code);
  const [first = "", second = ""] = cards.map(cardName);
  return say(`legend-${kind}`, { first, second });
}

export const tileName = (code: string): string => (code === "?" ? say("tile-unknown") : say(`tile-${code}`));

/** What a code of the rulebook is called. */
export function codeName(code: string): string | null {
  if (code in legends) return legendName(code);
  const placeholder = /^(kin|land|alliance|battle)-/.exec(code)?.[1];
  if (placeholder) return say(`kingdom-code-${placeholder}`);
  return knows(`tile-${code}`) ? tileName(code) : null;
}

/** What a hint's reason is about: a legend or a card. */
export function nameHinted({ what }: HintReason): string {
  if (!what) return "";
  return what in legends ? legendName(what) : cardName(what);
}
