/** The kingdoms being scored: what is entered, step by step, and back. */
import { cards as facts } from "../components";
import { CELLS, stepTo, UNEXPLORED } from "../view";
import { formatScoring, MOST_KINGDOMS, newKingdom, parseScoring, type Kingdom, type Scoring } from "./kingdoms";

const MOST_STEPS = 200;

export class ScoringSheet {
  ruleset = $state("");
  kingdoms = $state.raw<Kingdom[]>([newKingdom()]);
  /** The kingdom shown, counted from 0. */
  shown = $state(0);
  /** The cell that the next card goes to, counted from 0. */
  at = $state(0);
  /** The card chosen last, which a drag paints with. */
  brush = $state("");
  #past = $state.raw<string[]>([]);

  constructor(scoring: Scoring) {
    this.#set(scoring);
  }

  #set({ ruleset, kingdoms }: Scoring): void {
    this.ruleset = ruleset;
    this.kingdoms = kingdoms;
    this.shown = Math.min(this.shown, kingdoms.length - 1);
  }

  get scoring(): Scoring {
    return { ruleset: this.ruleset, kingdoms: this.kingdoms };
  }

  get kingdom(): Kingdom {
    return this.kingdoms[this.shown]!;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** Remembers how everything is, before something changes. */
  #remember(): void {
    this.#past = [...this.#past, `${this.shown} ${this.at} ${formatScoring(this.scoring)}`].slice(-MOST_STEPS);
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (last === undefined) return;
    this.#past = this.#past.slice(0, -1);
    const [shown = "0", at = "0", text = ""] = last.split(" ", 3);
    const before = parseScoring(text);
    if (!before) return;
    this.#set(before);
    this.shown = Number(shown);
    this.at = Number(at);
  }

  /** Starts again from another state. */
  open(scoring: Scoring): void {
    this.#past = [];
    this.shown = this.at = 0;
    this.#set(scoring);
  }

  #change(changed: Partial<Kingdom>): void {
    this.kingdoms = this.kingdoms.map((one, place) => (place === this.shown ? { ...one, ...changed } : one));
  }

  /** Puts the chosen card on the marked cell and goes on to the next free one. */
  put(card: string): void {
    this.#remember();
    if (card !== UNEXPLORED) this.brush = card;
    this.#lay(this.at, card);
    if (card === UNEXPLORED) return;
    const free = this.kingdom.cards.findIndex((one, place) => one === UNEXPLORED && place > this.at);
    const first = free < 0 ? this.kingdom.cards.indexOf(UNEXPLORED) : free;
    if (first >= 0) this.at = first;
  }

  /** Paints a cell with the card chosen last; `isFirst` for the first cell of a stroke. */
  paint(place: number, isFirst: boolean): void {
    if (!this.brush || this.kingdom.cards[place] === this.brush) return;
    if (isFirst) this.#remember();
    this.#lay(place, this.brush);
    this.at = place;
  }

  #lay(place: number, card: string): void {
    const tiles = Object.entries(this.kingdom.tiles).filter(([cell]) => cell !== CELLS[place]);
    this.#change({ cards: this.kingdom.cards.with(place, card), tiles: Object.fromEntries(tiles) });
  }

  swap(one: number, other: number): void {
    this.#remember();
    const { cards, tiles } = this.kingdom;
    const [first, second] = [CELLS[one]!, CELLS[other]!];
    const elsewhere: Record<string, string> = { [first]: second, [second]: first };
    this.#change({
      cards: cards.with(one, cards[other]!).with(other, cards[one]!),
      tiles: Object.fromEntries(Object.entries(tiles).map(([cell, tile]) => [elsewhere[cell] ?? cell, tile])),
    });
  }

  walk(key: string): void {
    this.at = stepTo(this.at, key);
  }

  /** The tile that can lie on the marked card, if any: a treaty on a tribe, a staff on a dragon. */
  get tileHere(): string {
    const card = this.kingdom.cards[this.at]!;
    if (card === "R") return "staff";
    return facts[card]?.family === "tribe" ? "treaty" : "";
  }

  toggleTile(): void {
    this.#remember();
    const cell = CELLS[this.at]!;
    const { [cell]: laid, ...others } = this.kingdom.tiles;
    this.#change({ tiles: laid ? others : { ...others, [cell]: this.tileHere } });
  }

  /** A legend exists once: whoever takes it, takes it from whoever had it. */
  toggleLegend(code: string): void {
    this.#remember();
    const isHeld = this.kingdom.legends.includes(code);
    this.kingdoms = this.kingdoms.map((one, place) => {
      const others = one.legends.filter((legend) => legend !== code);
      return { ...one, legends: place === this.shown && !isHeld ? [...others, code] : others };
    });
  }

  /** One more power stone of a value; after as many as there can be, none. */
  addStone(value: number): void {
    this.#remember();
    const { stones } = this.kingdom;
    this.#change({ stones: stones.with(value, (stones[value]! + 1) % (Math.max(2, this.kingdoms.length) + 1)) });
  }

  name(text: string): void {
    this.#change({ name: text });
  }

  add(): void {
    if (this.kingdoms.length >= MOST_KINGDOMS) return;
    this.#remember();
    this.kingdoms = [...this.kingdoms, newKingdom()];
    this.shown = this.kingdoms.length - 1;
    this.at = 0;
  }

  remove(): void {
    if (this.kingdoms.length < 2) return;
    this.#remember();
    this.kingdoms = this.kingdoms.filter((_, place) => place !== this.shown);
    this.shown = Math.max(0, this.shown - 1);
    this.at = 0;
  }

  choose(ruleset: string): void {
    this.#remember();
    this.ruleset = ruleset;
  }
}
