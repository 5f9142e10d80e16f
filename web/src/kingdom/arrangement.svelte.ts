/** The arrangement of the starting cards until it is confirmed. */
import { say } from "@/catalogue.svelte";
import type { GameState } from "@/table/game.svelte";
import { cardName } from "./names";
import type { KingdomMove, KingdomView } from "./types";

type ArrangeMove = Extract<KingdomMove, { type: "arrange" }>;

const isSame = (some: string[], others: string[]): boolean => some.join() === others.join();

export class Arrangement {
  /** The cell whose card is to be swapped. */
  chosen = $state<string | null>(null);
  #order = $state.raw<string[]>([]);
  #game: GameState;
  #view: () => KingdomView;

  constructor(game: GameState, view: () => KingdomView) {
    this.#game = game;
    this.#view = view;
  }

  get isAsked(): boolean {
    return this.#game.legal.some(({ type }) => type === "arrange");
  }

  /** Where the cards go. */
  get cells(): string[] {
    return (this.#game.legal as KingdomMove[]).find((move) => move.type === "arrange")?.cells ?? [];
  }

  /** The cards on those cells, in their order: as the reader laid them out, or as a better hint does. */
  get order(): string[] {
    const hint = this.#hint;
    return hint && !this.#isAsGood ? hint.cards : this.#own;
  }

  get #own(): string[] {
    const dealt = this.#view().kingdoms.find(({ seat }) => seat === this.#game.you)?.dealt ?? [];
    return isSame([...this.#order].sort(), [...dealt].sort()) ? this.#order : dealt;
  }

  get #hint(): ArrangeMove | null {
    const hint = this.#game.hint as KingdomMove | null;
    return hint?.type === "arrange" ? hint : null;
  }

  /** The hint would lay them out in another way, which is no better. */
  get #isAsGood(): boolean {
    const own = this.#moveOf(this.#own);
    return own !== null && !!this.#game.advice?.as_good.includes(own);
  }

  /** What a hint did with the cards, before why its arrangement is good. */
  told = (why: string): string => {
    const hint = this.#hint;
    if (!hint || isSame(hint.cards, this.#own)) return why;
    if (this.#isAsGood) return say("kingdom-hint-as-good");
    const places = hint.cards.map((card, place) => `${this.cells[place]} ${cardName(card)}`);
    return `${say("kingdom-hint-arranged", { cards: places.join(", ") })} ${why}`;
  };

  card(cell: string): string {
    return this.order[this.cells.indexOf(cell)] ?? "";
  }

  press(cell: string): void {
    if (this.chosen === null) this.chosen = cell;
    else this.swap(this.chosen, cell);
  }

  swap(one: string, other: string): void {
    const cards = [...this.order];
    const [from, to] = [this.cells.indexOf(one), this.cells.indexOf(other)];
    if (from >= 0 && to >= 0) [cards[from], cards[to]] = [cards[to]!, cards[from]!];
    this.#game.hint = null;
    this.#order = cards;
    this.chosen = null;
  }

  /** The move for the current arrangement. */
  get move(): string | null {
    return this.#moveOf(this.order);
  }

  #moveOf(order: string[]): string | null {
    const moves = this.#game.legal as KingdomMove[];
    return moves.find((move) => move.type === "arrange" && isSame(move.cards, order))?.text ?? null;
  }

  async done(): Promise<void> {
    const { move } = this;
    this.chosen = null;
    if (!move || (await this.#game.play(move))) return;
    // What a lesson says about it is about the cards as they were dealt.
    if (this.#game.isCorrection) this.#order = [];
  }
}
