/** The rulebook: one book for each game, in the reader's language, loaded when it is opened. */
import clauses from "virtual:clauses";
import type { Language } from "@/catalogue.svelte";

export type Inline =
  | string
  | { em: Inline[] }
  | { strong: Inline[] }
  | { code: string }
  | { clause: string }
  | { link: Inline[]; to: string };

/** A paragraph, a numbered list, or a picture that the family of the game draws from its text. */
export type Block = { text: Inline[] } | { list: Inline[][] } | { picture: string; text: string };

export interface Clause {
  code: string;
  title: string;
  blocks: Block[];
}

export interface Part {
  title: string;
  blocks: Block[];
  clauses: Clause[];
}

export interface Book {
  game: string;
  title: string;
  blocks: Block[];
  parts: Part[];
}

const sources = import.meta.glob<Book>("@rules/*/*.md", { import: "default" });

const GAME_OF = new Map(
  Object.entries(clauses).flatMap(([game, codes]) => codes.split(" ").map((code): [string, string] => [code, game])),
);

/** The games with a book. */
export const BOOKS: readonly string[] = Object.keys(clauses);

export const isClause = (code: string): boolean => GAME_OF.has(code);

/** The address of a clause. */
export const addressOf = (code: string): string => `/rules/${GAME_OF.get(code)}#${code}`;

export async function loadBook(game: string, language: Language): Promise<Book> {
  const found = Object.entries(sources).find(([path]) => path.endsWith(`/${language}/${game}.md`));
  if (!found) throw new Error(`no rules of ${game}`);
  return found[1]();
}

export const clausesOf = (book: Book): Clause[] => book.parts.flatMap((part) => part.clauses);

export async function loadClause(code: string, language: Language): Promise<Clause> {
  const book = await loadBook(GAME_OF.get(code)!, language);
  return clausesOf(book).find((clause) => clause.code === code)!;
}
