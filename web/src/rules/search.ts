/** Searching the rulebook in the reader's language. */
import { clausesOf, type Block, type Book, type Clause, type Inline } from "./book";

export interface Found {
  game: string;
  clause: Clause;
  /** The clause's first words, or those around what was found. */
  excerpt: string;
}

const EXCERPT = 150;

/** Inline parts as plain text; `name` says what a code is called. */
export function plainText(parts: Inline[], name: (code: string) => string = (code) => code): string {
  return parts
    .map((part) => {
      if (typeof part === "string") return part;
      if ("code" in part) return name(part.code);
      if ("clause" in part) return part.clause;
      return plainText("em" in part ? part.em : "strong" in part ? part.strong : part.link, name);
    })
    .join("");
}

export function textOf(blocks: Block[], name?: (code: string) => string): string {
  const texts = blocks.map((block) => {
    if ("list" in block) return block.list.map((item) => plainText(item, name)).join(" ");
    return "picture" in block ? "" : plainText(block.text, name);
  });
  return texts.filter(Boolean).join(" ").replaceAll(/\s+/g, " ");
}

/** Text without capitals and accents; as long as the text itself, so that places in it stay the same. */
const folded = (text: string): string =>
  [...text].map((letter) => letter.normalize("NFD").charAt(0).toLowerCase() || letter).join("");

/** The clauses that contain all words of the query; those with a matching code or title come first. */
export function search(books: Book[], query: string, name?: (code: string) => string): Found[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const found = books.flatMap((book) =>
    clausesOf(book).flatMap((clause) => {
      const text = textOf(clause.blocks, name);
      const title = folded(`${clause.code} ${clause.title}`);
      const body = folded(text);
      if (!words.every((word) => title.includes(word) || body.includes(word))) return [];
      const rank = words.every((word) => title.includes(word)) ? 0 : 1;
      const place = Math.max(0, Math.min(...words.map((word) => body.indexOf(word)).filter((at) => at >= 0)));
      const start = Number.isFinite(place) && place > EXCERPT / 2 ? body.lastIndexOf(" ", place - 40) + 1 : 0;
      const end = start + EXCERPT;
      const excerpt = `${start ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`;
      return [{ rank, game: book.game, clause, excerpt }];
    }),
  );
  return found
    .sort((one, other) => one.rank - other.rank)
    .map(({ game, clause, excerpt }) => ({ game, clause, excerpt }));
}
