import { describe, expect, it } from "vitest";
import { readBook } from "../../rulebook";
import { search } from "./search";

const SOURCE = `# Jeu

Une introduction.

## Partie

### A1 Réserve

Chaque *Forêt* compte, voir A2 et \`kin-E\`.

### A2 Forêts

Deux elfes.
`;
const book = readBook("jeu", SOURCE, new Set(["A1", "A2"]));
const codes = (query: string) => search([book], query).map(({ clause }) => clause.code);

describe("the rulebook's search", () => {
  it("ignores capitals and accents, and lists titles first", () => {
    expect(codes("FORET")).toEqual(["A2", "A1"]);
  });

  it("wants every word", () => {
    expect(codes("foret compte")).toEqual(["A1"]);
    expect(codes("foret dragon")).toEqual([]);
  });

  it("finds a clause by its code", () => {
    expect(codes("a1")[0]).toBe("A1");
  });

  it("finds what a code is called", () => {
    expect(search([book], "parents", () => "les parents").map(({ clause }) => clause.code)).toEqual(["A1"]);
  });
});

describe("a book", () => {
  it("cites its clauses", () => {
    const [first] = book.parts[0]!.clauses[0]!.blocks;
    expect(first).toEqual({
      text: ["Chaque ", { em: ["Forêt"] }, " compte, voir ", { clause: "A2" }, " et ", { code: "kin-E" }, "."],
    });
  });
});
