/** What the reader sees of a battle and does in it. No drawing here. */
import type { GameState } from "@/table/game.svelte";
import type { Extent } from "./camera.svelte";
import { Choice } from "./choice.svelte";
import { Flights } from "./flights.svelte";
import { boxAround, type Direction } from "./geometry";
import { outcomeOf, type Outcome } from "./outcome";
import { readBattlefield, type Battlefield, type Land } from "./state";
import { pointsByCell } from "./words";

/** What a hint advises; the tile is empty if a wizard is to go somewhere. */
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
  /** The list of signs is open. */
  showsSigns = $state(false);
  /** The cell a tile is dragged over. */
  dragged = $state<string | null>(null);

  field: Battlefield = $derived.by(() => readBattlefield(this.game.scene?.view ?? [], this.game.scene?.marks ?? []));
  lands: Land[] = $derived([...this.field.lands.values()]);
  #preview = $derived.by(() => {
    const { preview, shown } = this.choice;
    return preview && preview.move === shown ? preview : null;
  });
  /** The battlefield as the preview shows it. */
  ahead: Battlefield | null = $derived(this.#preview && readBattlefield(this.#preview.view, this.#preview.marks));
  outcome: Outcome | null = $derived.by(() => {
    if (!this.#preview || !this.ahead) return null;
    const sheets = { before: this.game.scene?.sheets ?? [], after: this.#preview.sheets };
    return outcomeOf(this.#preview.events, this.field, this.ahead, sheets);
  });
  /** Where a tile is about to be laid. */
  ghost: string | null = $derived.by(() => {
    const { tile, cell } = this.choice;
    return tile !== null && cell !== null && !this.field.lands.has(cell) ? cell : null;
  });
  /** Points to mark tiles with, while their reasons are read. */
  points: Map<string, number> | null = $derived.by(() => {
    if (this.why === null) return null;
    return pointsByCell(this.game.scene?.sheets.find((sheet) => sheet.side === this.why)?.reasons ?? []);
  });
  /** The cells that others laid tiles on since the reader's last decision. */
  news: ReadonlySet<string> = $derived.by(() => {
    const laid = this.game.news.flatMap(({ events }) => events ?? []).filter(({ type }) => type === "TileLaid");
    return new Set(laid.map(({ cell }) => String(cell)));
  });
  /** The reader's own tiles. */
  hand: string[] = $derived.by(() => (this.game.you === null ? [] : (this.field.hands[this.game.you - 1] ?? [])));
  advice: Advice | null = $derived.by(() => {
    const [word, first = "", second = "", front = "n"] = this.game.hint?.split(" ") ?? [];
    if (word === "lay") return { tile: first, cell: second, front: front as Direction };
    return word === "move" || word === "enter" ? { tile: "", cell: first, front: "n" } : null;
  });
  /** The cells to be seen: none can be added in solo or after the end. */
  extent: Extent = $derived.by(() => {
    const isFixed = this.field.isSolo || this.field.step === "over";
    const places = this.lands.map(({ place }) => place);
    return { box: boxAround(places.length ? places : [{ x: 0, y: 0 }], isFixed ? 0 : 1), air: isFixed ? 0.22 : 0.04 };
  });

  constructor(readonly game: GameState) {
    this.choice = new Choice(game);
  }

  /** Explains a side's points, or stops explaining them. */
  toggleWhy(side: number): void {
    this.why = this.why === side ? null : side;
  }

  /** Escape: closes what is open, else takes the last pick back. Tells whether there was anything. */
  back(): boolean {
    if (this.showsSigns) this.showsSigns = false;
    else if (this.why !== null) this.why = null;
    else if (this.choice.isStarted) this.choice.back();
    else return false;
    return true;
  }
}
