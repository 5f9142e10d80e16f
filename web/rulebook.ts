/** Reads the rulebook's Markdown at build time, so that the browser needs no parser. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Lexer, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";
import type { Block, Book, Clause, Inline } from "./src/rules/book.ts";

const CLAUSE = /^([A-Z]\d+) (.+)$/;
const CITED = /\b([A-Z]\d+)(?=[ab]?\b)/;

/** The codes of the clauses in a book's source. */
const codesOf = (source: string): string[] => [...source.matchAll(/^### ([A-Z]\d+) /gm)].map((found) => found[1]!);

/** Text with the clauses it cites. */
function cite(text: string, known: Set<string>): Inline[] {
  return text
    .split(CITED)
    .filter(Boolean)
    .map((part) => (known.has(part) ? { clause: part } : part));
}

function inline(tokens: Token[] | undefined, known: Set<string>): Inline[] {
  return (tokens ?? []).flatMap((token): Inline[] => {
    switch (token.type) {
      case "em":
        return [{ em: inline(token.tokens, known) }];
      case "strong":
        return [{ strong: inline(token.tokens, known) }];
      case "codespan":
        return [{ code: token.text }];
      case "link":
        return [{ link: inline(token.tokens, known), to: `/rules/${basename(token.href, ".md")}` }];
      default:
        return "tokens" in token && token.tokens ? inline(token.tokens, known) : cite(token.raw, known);
    }
  });
}

function block(token: Token, known: Set<string>): Block[] {
  switch (token.type) {
    case "paragraph":
      return [{ text: inline(token.tokens, known) }];
    case "list":
      return [{ list: (token as Tokens.List).items.map((item) => inline(item.tokens, known)) }];
    case "code":
      return [{ picture: token.lang ?? "", text: token.text }];
    case "space":
      return [];
    default:
      throw new Error(`the rulebook cannot show a ${token.type}: ${token.raw}`);
  }
}

/** A book as pages show it: parts with their clauses. */
export function readBook(game: string, source: string, known: Set<string>): Book {
  const book: Book = { game, title: "", blocks: [], parts: [] };
  let clause: Clause | null = null;
  for (const token of new Lexer().lex(source)) {
    const part = book.parts.at(-1);
    if (token.type !== "heading") {
      (clause ?? part ?? book).blocks.push(...block(token, known));
    } else if (token.depth === 1) {
      book.title = token.text;
    } else if (token.depth === 2) {
      clause = null;
      book.parts.push({ title: token.text, blocks: [], clauses: [] });
    } else {
      const [, code, title] = CLAUSE.exec(token.text) ?? [];
      if (!part || !code || !title) throw new Error(`not a clause: ${token.text}`);
      clause = { code, title, blocks: [] };
      part.clauses.push(clause);
    }
  }
  return book;
}

/** Makes modules of the Markdown files in the folder, and `virtual:clauses` of the clauses' codes. */
export function rulebook(folder: string): Plugin {
  const id = "virtual:clauses";
  const codes = (): Record<string, string[]> => {
    const pages = readdirSync(join(folder, "en")).sort();
    return Object.fromEntries(
      pages.map((page) => [basename(page, ".md"), codesOf(readFileSync(join(folder, "en", page), "utf8"))]),
    );
  };
  return {
    name: "rulebook",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      const lists = Object.entries(codes()).map(([game, list]) => [game, list.join(" ")]);
      return `export default ${JSON.stringify(Object.fromEntries(lists))}`;
    },
    transform(source, path) {
      if (!path.startsWith(folder) || !path.endsWith(".md")) return undefined;
      const book = readBook(basename(path, ".md"), source, new Set(Object.values(codes()).flat()));
      return { code: `export default ${JSON.stringify(book)}`, map: null };
    },
  };
}
