/** How the starting cards are laid out before it is decided. */
import type { GameState } from "@/table/game.svelte";
import { CENTRE, type Scene } from "./state";

export class Arrangement {
  /** The cell whose card is about to change places. */
  chosen = $state<string | null>(null);
  #order = $state("");
  #game: GameState;
  #scene: () => Scene;

  constructor(game: GameState, scene: () => Scene) {
    this.#game = game;
    this.#scene = scene;
  }

  get isAsked(): boolean {
    return this.#game.legal.some((move) => move.startsWith("arrange "));
  }

  /** The cards on b2 c2 b3 c3. */
  get order(): string {
    const dealt = this.#scene().dealt.get(this.#game.you ?? 0) ?? "";
    const hint = this.#game.hint?.startsWith("arrange ") ? this.#game.hint.slice(8) : "";
    const isSame = [...this.#order].sort().join("") === [...dealt].sort().join("");
    return hint || (isSame ? this.#order : dealt);
  }

  card(cell: string): string {
    return this.order[CENTRE.indexOf(cell)] ?? "";
  }

  press(cell: string): void {
    if (this.chosen === null) this.chosen = cell;
    else this.swap(this.chosen, cell);
  }

  swap(one: string, other: string): void {
    const cards = [...this.order];
    const [from, to] = [CENTRE.indexOf(one), CENTRE.indexOf(other)];
    if (from >= 0 && to >= 0) [cards[from], cards[to]] = [cards[to]!, cards[from]!];
    this.#game.hint = null;
    this.#order = cards.join("");
    this.chosen = null;
  }

  get move(): string | null {
    const move = `arrange ${this.order}`;
    return this.#game.legal.includes(move) ? move : null;
  }

  async done(): Promise<void> {
    const { move } = this;
    this.chosen = null;
    if (move) await this.#game.play(move);
  }
}
