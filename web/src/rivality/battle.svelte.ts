/** The state of a battle and the reader's interaction with it. */
import type { GameState } from "@/table/game.svelte";
import type { Extent } from "./camera.svelte";
import { Choice } from "./choice.svelte";
import { Flights } from "./flights.svelte";
import { boxAround, type Direction } from "./geometry";
import { outcomeOf, type Outcome } from "./outcome";
import type { LandView, RivalityEvent, RivalityMove, RivalityView, Square } from "./types";
import { isSolo, landAt, squareOf } from "./view";
import { pointsByCell } from "./labels";

/** What a hint suggests; the tile is empty for a wizard's move. */
interface Advice {
  tile: string;
  cell: string;
  front: Direction;
}

export class Battle {
  readonly choice: Choice;
  readonly flights = new Flights();
  /** The side whose points are explained. */
  why = $state<number | null>(null);
  /** The cell whose tile an explained point is about. */
  pointed = $state<string | null>(null);
  /** The list of signs is open. */
  showsSigns = $state(false);
  /** Room is short, as on a phone. */
  isTight = $state(false);
  /** The cell a tile is dragged over. */
  dragged = $state<string | null>(null);

  view = $derived.by(() => this.game.moment!.view as RivalityView);
  lands: LandView[] = $derived(this.view.lands);
  /** The reader faces Souramoun. */
  isSolo = $derived(isSolo(this.view));
  #preview = $derived.by(() => {
    const { preview, shown } = this.choice;
    return preview?.move.text === shown ? preview : null;
  });
  /** The battlefield as the preview shows it. */
  ahead = $derived((this.#preview?.view ?? null) as RivalityView | null);
  outcome: Outcome | null = $derived.by(() => {
    if (!this.#preview || !this.ahead) return null;
    const sheets = { before: this.game.moment?.sheets ?? [], after: this.#preview.sheets };
    return outcomeOf(this.#preview.events as RivalityEvent[], this.view, this.ahead, sheets);
  });
  /** Where a tile is about to be laid. */
  ghost: string | null = $derived.by(() => {
    const { tile, cell } = this.choice;
    return tile !== null && cell !== null && !landAt(this.view, cell) ? cell : null;
  });
  /** Points to mark tiles with, while their reasons are read. */
  points: Map<string, number> | null = $derived.by(() => {
    if (this.why === null) return null;
    return pointsByCell(this.game.moment?.sheets.find((sheet) => sheet.side === this.why)?.reasons ?? []);
  });
  /** The cells that others laid tiles on since the reader's last decision. */
  news: ReadonlySet<string> = $derived.by(() => {
    const events = this.game.news.flatMap(({ events }) => (events ?? []) as RivalityEvent[]);
    return new Set(events.flatMap((event) => (event.type === "tile-laid" ? [event.cell] : [])));
  });
  /** Where something happened last: where others laid tiles or, if they did not, where the wizards are. */
  latest: Square[] = $derived.by(() => {
    const news = this.lands.filter(({ square }) => this.news.has(square.cell));
    return (news.length ? news : this.lands.filter(({ wizard }) => wizard)).map(({ square }) => square);
  });
  /** The reader's own tiles. */
  hand: string[] = $derived.by(() => this.view.hands.find(({ seat }) => seat === this.game.you)?.tiles ?? []);
  advice: Advice | null = $derived.by(() => {
    const hint = this.game.hint as RivalityMove | null;
    if (hint?.type === "lay") return hint;
    return hint?.type === "walk" || hint?.type === "enter" ? { tile: "", cell: hint.cell, front: "n" } : null;
  });
  /** All that may have to be shown: with a margin while tiles can be added. */
  whole: Extent = $derived.by(() => this.#around(this.view.is_fixed ? 0 : 1));
  /** What is shown: where room is short, only such empty places as a tile can be laid on now. */
  extent: Extent = $derived.by(() => {
    if (!this.isTight || this.view.is_fixed || this.view.armed.length) return this.whole;
    const open = this.choice.tile === null ? [] : this.choice.cells;
    const hinted = this.advice ? [this.advice.cell] : [];
    return this.#around(0, [...open, ...hinted]);
  });

  constructor(readonly game: GameState) {
    this.choice = new Choice(game);
  }

  #around(margin: number, cells: string[] = []): Extent {
    const places = [...this.lands.map(({ square }) => square), ...cells.map((cell) => this.square(cell))];
    const air = this.view.is_fixed ? 0.22 : 0.04;
    return { box: boxAround(places.length ? places : [{ x: 0, y: 0 }], margin), air };
  }

  square(cell: string): Square {
    return squareOf(this.view, cell);
  }

  landAt(cell: string | null): LandView | undefined {
    return landAt(this.view, cell);
  }

  /** Explains a side's points, or stops explaining them. */
  toggleWhy(side: number): void {
    this.why = this.why === side ? null : side;
    this.pointed = null;
  }

  /** Marks the tile that an explained point is about, or no longer. */
  point(cell: string): void {
    this.pointed = this.pointed === cell ? null : cell;
  }

  closeWhy(): void {
    this.why = this.pointed = null;
  }

  /** Whether a hint's sentence is about a tile, or an explained point is. */
  isMeant(cell: string): boolean {
    const told = this.game.hint !== null && this.game.advice?.reasons.some((reason) => reason.cell === cell);
    return this.pointed === cell || !!told;
  }

  /** The Escape key: closes what is open, otherwise undoes the last pick. Returns whether there was anything. */
  back(): boolean {
    if (this.showsSigns) this.showsSigns = false;
    else if (this.why !== null) this.closeWhy();
    else if (this.choice.isStarted) this.choice.back();
    else return false;
    return true;
  }
}
