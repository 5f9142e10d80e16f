/** The move the reader is choosing, part by part, and its preview. */
import { untrack } from "svelte";
import { confirmsMoves } from "@/caution.svelte";
import { say } from "@/catalogue.svelte";
import type { Preview } from "@/protocol";
import type { GameState } from "@/table/game.svelte";
import type { Direction } from "./geometry";
import { groupMoves, turnedFront, type Choices } from "./moves";
import type { RivalityMove } from "./types";

export class Choice {
  /** The tile to lay, its cell and its front. */
  tile = $state<string | null>(null);
  cell = $state<string | null>(null);
  front = $state<Direction>("n");
  /** Anything else picked, such as `cast:n`, and what is pointed at. */
  picked = $state<string | null>(null);
  hovered = $state<string | null>(null);
  preview = $state.raw<Preview | null>(null);
  #game: GameState;
  /** What was said to whoever pointed at a place before choosing a tile. */
  #reminder = "";
  /** The legal moves as one text, which changes exactly when a new question is asked. */
  #question: string = $derived.by(() => this.#game.question);

  /** The opening hand can only be kept. */
  isBeginning: boolean = $derived.by(() => {
    const { keep, mulligan } = groupMoves((this.#game.position?.legal ?? []) as RivalityMove[]);
    return keep !== null && mulligan === null;
  });
  choices: Choices = $derived.by(() => groupMoves(this.#game.legal as RivalityMove[]));
  /** The sides to choose from when a golem has to make room. */
  sides: number[] = $derived(
    [...this.choices.picks.keys()].filter((pick) => pick.startsWith("side:")).map((pick) => Number(pick.slice(5))),
  );
  /** Cells for the tile chosen. */
  cells: string[] = $derived(this.tile === null ? [] : [...(this.choices.lays.get(this.tile)?.keys() ?? [])]);
  #ways: Map<Direction, string> = $derived(
    (this.tile !== null && this.cell !== null && this.choices.lays.get(this.tile)?.get(this.cell)) || new Map(),
  );
  fronts: Direction[] = $derived([...this.#ways.keys()]);
  /** The move that a confirmation plays. */
  move: string | null = $derived.by(() => {
    if (this.picked !== null) return this.choices.picks.get(this.picked) ?? null;
    return this.#ways.get(this.front) ?? null;
  });
  /** The move whose outcome is shown. */
  shown: string | null = $derived.by(() => {
    // Keeping or changing the hand changes nothing on the battlefield.
    if (this.picked?.startsWith("do:")) return null;
    return this.move ?? (this.hovered === null ? null : (this.choices.picks.get(this.hovered) ?? null));
  });

  constructor(game: GameState) {
    this.#game = game;
    // A new question or a look back discards a partly chosen move.
    $effect(() => {
      void this.#question;
      void game.isLive;
      untrack(() => this.clear());
    });
    $effect(() => {
      const move = this.shown;
      void game.position;
      if (move === null) {
        this.preview = null;
        return;
      }
      game.preview(move).then(
        (preview) => {
          if (this.shown === move) this.preview = preview;
        },
        () => {
          if (this.shown === move) this.preview = null;
        },
      );
    });
  }

  clear(): void {
    this.tile = this.cell = this.picked = this.hovered = null;
    this.preview = null;
  }

  /** Says that a tile comes before its place, until one is chosen. */
  askForTile(): void {
    this.#game.problem = this.#reminder = say("rivality-refused-tile-first");
  }

  /** Takes a tile of the hand up, or puts it back. */
  pickTile(tile: string): void {
    if (!this.choices.lays.has(tile)) return;
    if (this.#game.problem === this.#reminder) this.#game.problem = "";
    if (this.tile === tile) {
      this.clear();
      return;
    }
    this.tile = tile;
    if (this.cell !== null && !this.cells.includes(this.cell)) this.cell = null;
    this.#keepFront();
  }

  pickCell(cell: string): void {
    if (!this.cells.includes(cell)) return;
    this.cell = cell;
    this.#keepFront();
  }

  /** Keeps the front if it is allowed, and takes the hinted one. */
  #keepFront(): void {
    const hint = this.#game.hint as RivalityMove | null;
    if (hint?.type === "lay" && hint.tile === this.tile && hint.cell === this.cell) this.front = hint.front;
    if (this.fronts.length && !this.fronts.includes(this.front)) this.front = this.fronts[0]!;
  }

  turn(by: number): void {
    if (this.fronts.length) this.front = turnedFront(this.fronts, this.front, by);
  }

  /** Picks a thing that is a whole move: the first pick previews it, the second plays it. */
  async pick(pick: string): Promise<void> {
    if (!this.choices.picks.has(pick)) return;
    if (this.picked === pick) await this.confirm();
    else this.picked = pick;
  }

  /** Presses a button that is a whole move. */
  async press(pick: string): Promise<void> {
    const move = this.choices.picks.get(pick);
    if (confirmsMoves()) await this.pick(pick);
    else if (move !== undefined) await this.play(move);
  }

  get isStarted(): boolean {
    return this.tile !== null || this.picked !== null;
  }

  back(): void {
    if (this.picked !== null) this.picked = null;
    else if (this.cell !== null) this.cell = null;
    else this.tile = null;
    this.hovered = null;
  }

  async confirm(): Promise<void> {
    if (this.move !== null) await this.play(this.move);
  }

  /** Plays a move and clears the choice, since the next question may have the same moves. */
  async play(move: string): Promise<void> {
    if ((await this.#game.play(move)) || (this.#game.isCorrection && !this.#isWellPlaced)) this.clear();
  }

  /** Whether a lesson asks for this tile in this place, so that at most its front is wrong. */
  get #isWellPlaced(): boolean {
    const hint = this.#game.hint as RivalityMove | null;
    return hint?.type === "lay" && hint.tile === this.tile && hint.cell === this.cell;
  }

  /**
   * The listeners of a target, which show its outcome while it is pointed at.
   * Not on touch: what is tapped must not shift before the tap is over.
   */
  pointing(pick: string) {
    const enter = (): void => {
      if (this.choices.picks.has(pick)) this.hovered = pick;
    };
    const leave = (): void => {
      if (this.hovered === pick) this.hovered = null;
    };
    return {
      onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && enter(),
      onpointerleave: leave,
      onfocus: ({ currentTarget }: FocusEvent) => {
        if ((currentTarget as Element).matches(":focus-visible")) enter();
      },
      onblur: leave,
    };
  }
}
