/** The message catalogue in the reader's language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { load, store } from "./storage";

export const LANGUAGES = ["fr", "de", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export const OWN_NAMES: Record<Language, string> = { fr: "Français", de: "Deutsch", en: "English" };

const sources = import.meta.glob<string>(
  [
    "@locale/*/*.ftl",
    "!@locale/*/errors.ftl",
    "!@locale/*/pages.ftl",
    "!@locale/*/terminal.ftl",
    "!@locale/*/*.lessons.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** What a language wants that its messages do not say: French signs never begin a line. */
const TYPOGRAPHY: Partial<Record<Language, (text: string) => string>> = {
  fr: (text) => text.replace(/ (?=[;:!?%»])/g, "\u202F").replace(/« /g, "«\u202F"),
};

let bundle = $state.raw(new FluentBundle("en"));
let current = $state<Language>("en");

export type Values = Record<string, FluentVariable>;

/** A message in the reader's language. */
export function say(id: string, values: Values = {}): string {
  const message = bundle.getMessage(id);
  if (!message?.value) {
    console.error(`no message ${id}`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, values, errors);
  for (const error of errors) console.error(`${id}: ${error.message}`);
  return text;
}

/** A key of the protocol in readable form: `high_card` becomes "High card". */
export function humanised(key: string): string {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const knows = (id: string): boolean => bundle.hasMessage(id);

export const language = (): Language => current;

/** A list of names, joined as the language does. */
export const listed = (names: string[]): string => new Intl.ListFormat(current, { type: "conjunction" }).format(names);

export function firstLanguage(): Language {
  const asked = new URLSearchParams(location.search).get("lang") ?? load("language");
  const wanted = [asked, ...navigator.languages].map((name) => name?.slice(0, 2));
  return LANGUAGES.find((language) => language === wanted.find((name) => LANGUAGES.includes(name as Language))) ?? "en";
}

let wanted: Language = "en";

/** Changes the language; the latest choice wins. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  wanted = chosen;
  const parts = Object.entries(sources).filter(([path]) => path.includes(`/${chosen}/`));
  const texts = await Promise.all(parts.map(([, load]) => load()));
  const fresh = new FluentBundle(chosen, { useIsolating: false, transform: TYPOGRAPHY[chosen] });
  for (const text of texts) {
    for (const error of fresh.addResource(new FluentResource(text))) console.error(error.message);
  }
  if (wanted !== chosen) return;
  bundle = fresh;
  current = chosen;
  document.documentElement.lang = chosen;
  store("language", chosen);
}
