/** Choosing a move part by part. What can be picked next follows from the legal moves alone. */
import type { Preview } from "@/protocol";
import type { GameState } from "./game.svelte";
import type { GameMove } from "@/protocol";

/** A thing on the table that can be picked, such as `deck`, `pile:1`, `cell:1:b2`, `legend:four`, `do:end`. */
export type Pick = string;

/** The picks of a move in the order a player points at them, or several such orders. */
export type ToPicks<Move> = (move: Move, you: number) => Pick[] | Pick[][];

const isOneWay = (ways: Pick[] | Pick[][]): ways is Pick[] => typeof ways[0] === "string";

export class Picks<Move extends GameMove = GameMove> {
  chosen = $state.raw<Pick[]>([]);
  /** The preview of the move under the pointer or the focus. */
  preview = $state.raw<Preview | null>(null);
  #game: GameState;
  #toPicks: ToPicks<Move>;
  #implied: Pick[];
  #hovered = "";
  #question = $derived.by(() => this.#game.question);
  #all = $derived.by(() =>
    this.#game.legal.flatMap((move) => {
      const ways = this.#toPicks(move as Move, this.#game.you ?? 0);
      return (isOneWay(ways) ? [ways] : ways).map((picks) => ({ move: move.text, picks }));
    }),
  );
  #left = $derived(this.#all.filter(({ picks }) => this.chosen.every((pick, place) => picks[place] === pick)));
  /** What can be picked now. Implied things, such as the card in hand, need not be picked first. */
  targets: ReadonlySet<Pick> = $derived.by(() => {
    const found = new Set<Pick>();
    for (const { picks } of this.#left) {
      const next = picks[this.chosen.length];
      if (next !== undefined) found.add(next);
      if (next !== undefined && this.#implied.includes(next)) {
        const behind = picks[this.chosen.length + 1];
        if (behind !== undefined) found.add(behind);
      }
    }
    return found;
  });

  constructor(game: GameState, toPicks: ToPicks<Move>, implied: Pick[] = []) {
    this.#game = game;
    this.#toPicks = toPicks;
    this.#implied = implied;
    // A new question or a look back discards a partly chosen move.
    $effect(() => {
      void [this.#question, game.isLive];
      this.clear();
    });
  }

  can(pick: Pick): boolean {
    return this.targets.has(pick);
  }

  has(pick: Pick): boolean {
    return this.chosen.includes(pick);
  }

  /** Whether a move begins with this thing, so that it could be picked if nothing were chosen. */
  could(pick: Pick): boolean {
    return this.#all.some(({ picks }) => picks[0] === pick);
  }

  /** The move that is complete with what is chosen; longer moves may begin the same way. */
  get ended(): string | null {
    return this.#left.find(({ picks }) => picks.length === this.chosen.length)?.move ?? null;
  }

  #after(pick: Pick): Pick[] | null {
    const place = this.chosen.length;
    if (this.#left.some(({ picks }) => picks[place] === pick)) return [...this.chosen, pick];
    const implied = this.#left.find(
      ({ picks }) => this.#implied.includes(picks[place] ?? "") && picks[place + 1] === pick,
    );
    return implied ? [...this.chosen, implied.picks[place]!, pick] : null;
  }

  /** The move that a pick would complete, if it leaves no further choice. Cells are pointed at even without a choice. */
  completes(pick: Pick): string | null {
    const chosen = this.#after(pick);
    if (!chosen) return null;
    const left = this.#all.filter(({ picks }) => chosen.every((one, place) => picks[place] === one));
    if (left.length !== 1) return null;
    const { move, picks } = left[0]!;
    return picks.slice(chosen.length).some((rest) => rest.startsWith("cell:")) ? null : move;
  }

  /** Whether picking a thing would play a move of which it is not the last part. */
  cutsShort(pick: Pick): boolean {
    const chosen = this.#after(pick);
    const move = this.completes(pick);
    return this.#all.some((one) => one.move === move && one.picks.length > chosen!.length);
  }

  /** Picks a thing: plays a complete move, or unpicks the thing if it was picked last. */
  async pick(pick: Pick): Promise<void> {
    if (this.chosen.at(-1) === pick) return this.back();
    const move = this.completes(pick);
    if (move === null) this.hold(pick);
    else await this.play(move);
  }

  /** Picks a thing without playing, even if only one move is left. */
  hold(pick: Pick): void {
    const chosen = this.#after(pick);
    if (chosen) this.chosen = chosen;
  }

  async play(move: string): Promise<void> {
    this.preview = null;
    if (await this.#game.play(move)) this.clear();
  }

  back(): void {
    this.chosen = this.chosen.slice(0, -1);
  }

  clear(): void {
    this.chosen = [];
    this.preview = null;
  }

  /** Shows the preview of a move while its pick is pointed at. */
  async show(pick: Pick | null, move: string | null): Promise<void> {
    this.#hovered = pick ?? "";
    if (move === null) {
      this.preview = null;
      return;
    }
    try {
      const preview = await this.#game.preview(move);
      if (this.#hovered === pick) this.preview = preview;
    } catch {
      this.preview = null;
    }
  }
}
