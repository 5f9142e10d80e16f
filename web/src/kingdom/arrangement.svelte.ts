/** The arrangement of the starting cards until it is confirmed. */
import type { GameState } from "@/table/game.svelte";
import type { KingdomMove, KingdomView } from "./types";

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

  /** The cards on those cells, in their order. */
  get order(): string[] {
    const hint = this.#game.hint as KingdomMove | null;
    if (hint?.type === "arrange") return hint.cards;
    const dealt = this.#view().kingdoms.find(({ seat }) => seat === this.#game.you)?.dealt ?? [];
    return isSame([...this.#order].sort(), [...dealt].sort()) ? this.#order : dealt;
  }

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
    const moves = this.#game.legal as KingdomMove[];
    return moves.find((move) => move.type === "arrange" && isSame(move.cards, this.order))?.text ?? null;
  }

  async done(): Promise<void> {
    const { move } = this;
    this.chosen = null;
    if (!move || (await this.#game.play(move))) return;
    // What a lesson says about it is about the cards as they were dealt.
    if (this.#game.isCorrection) this.#order = [];
  }
}
