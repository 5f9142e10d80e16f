/** How long ago something happened, in the reader's language. */
import { language } from "@/catalogue.svelte";

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** "3 minutes ago", "yesterday"; times are in milliseconds. */
export function ago(then: number, now: number): string {
  const past = Math.max(0, now - then);
  const [unit, length] = UNITS.find(([, length]) => past >= length) ?? UNITS.at(-1)!;
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto", style: "short" });
  return words.format(-Math.floor(past / length), unit);
}
