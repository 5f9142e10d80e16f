/** Interaction at a kingdom table: looking, picking and asking why. */
import { tick } from "svelte";
import { confirmsMoves } from "@/caution.svelte";
import type { Reason, Sheet } from "@/protocol";
import type { GameState } from "@/table/game.svelte";
import { help, showHelp } from "@/table/help.svelte";
import { whyNot } from "@/table/refusal";
import type { GameEvent } from "@/protocol";
import type { Pick, Picks } from "@/table/picks.svelte";
import { Arrangement } from "./arrangement.svelte";
import { findFocused } from "./asker";
import { attempted, refusalIn } from "./attempts";
import { TableDrag } from "./dragging.svelte";
import { flightsOf } from "./moving";
import { nextOf, toPicks, waysTo } from "./picks";
import { ruleOf, type Thing } from "./rules";
import type { KingdomEvent, KingdomMove, KingdomSeat, KingdomView } from "./types";
import { campaignOf, cellAt, teamOf, tilesOf } from "./view";

/** A request for an explanation: of a line of a seat's score, or of one of its cells. */
interface Question {
  seat: number;
  line: string;
  cell: string;
  /** The score sheet shows the words; the board only draws the links. */
  isDrawn?: boolean;
  /** Why what was tried there is not possible. */
  refusal?: string;
}

const sessions = new WeakMap<GameState, Session>();

/** The session of a game, if its table is on the page. */
export const sessionOf = (game: GameState): Session | undefined => sessions.get(game);

/** How a thing on the table can be used now. */
export interface Spot {
  /** The pick it stands for; null if it is no target. */
  pick: Pick | null;
  isChosen: boolean;
  isHinted: boolean;
}

interface Pointed {
  pick: Pick | null;
  legend: string;
}

const NOWHERE: Pointed = { pick: null, legend: "" };

export class Session {
  readonly drag: TableDrag;
  readonly arrangement: Arrangement;
  /** What is being explained. */
  question = $state.raw<Question | null>(null);
  /** Explain mode: pressing a thing explains it instead of picking it. */
  isExplaining = $state(false);
  /** The pick whose outcome is shown. */
  pointed = $state<Pick | null>(null);
  /** The pick that completes the move shown until a second press, or the button, confirms it. */
  armed = $state<Pick | null>(null);
  #armedMove: string | null = null;
  isTouched = false;
  /** The legend pointed at: the cards that meet it are lit. */
  legend = $state("");
  /** Where the pointer and the keyboard focus are; the two come and go independently. */
  #hovered: Pointed = NOWHERE;
  #focused: Pointed = NOWHERE;
  /** Finds what had the focus when the explanation was requested. */
  #asker: () => HTMLElement | null = () => null;
  /** The seat chosen to be drawn large; 0 for the reader's own. */
  #wanted = $state(0);
  view = $derived.by(() => this.game.moment!.view as KingdomView);
  /** What only some modes have on the table. */
  campaign = $derived(campaignOf(this.view));
  team = $derived(teamOf(this.view));
  tiles = $derived(tilesOf(this.view));
  #previewed = $derived.by(() => (this.picks.preview?.view ?? null) as KingdomView | null);
  /** What to pick next for the hinted move; after another choice, what that move begins with. */
  hinted: ReadonlySet<Pick> = $derived.by(() => {
    const { hint, isLive, you } = this.game;
    return new Set(hint && isLive ? nextOf(waysTo(hint as KingdomMove, you ?? 0), this.picks.chosen) : []);
  });
  /** The seat whose kingdom is drawn large: as long as something is explained, the one that this is about. */
  large = $derived.by(() => this.question?.seat || this.#wanted || this.game.you || 1);
  /** All kingdoms, the reader's own first. */
  kingdoms: KingdomSeat[] = $derived.by(() => {
    const own = (this.game.you ?? 1) - 1;
    const all = this.view.kingdoms;
    return [...all.slice(own), ...all.slice(0, own)];
  });
  /** The cells of the block pointed at. */
  block: ReadonlySet<string> = $derived.by(() => {
    const moves = this.game.legal as KingdomMove[];
    const isPointed = (move: KingdomMove) => move.type === "block" && this.pointed === `block:${move.cell}`;
    const move = moves.find(isPointed);
    return new Set(move?.type === "block" ? move.cells : []);
  });
  /** The cells, such as `cell:2:b3`, that others changed since the reader's last decision. */
  news: ReadonlySet<string> = $derived.by(() => {
    const events = this.game.news.flatMap(({ events }) => (events ?? []) as GameEvent[]);
    const flights = events
      .filter(({ type }) => type !== "tile-looked-at")
      .flatMap((event) => flightsOf(event as KingdomEvent));
    return new Set(flights.map(({ to }) => to).filter((to) => to.startsWith("cell:")));
  });
  /** Cards of other kingdoms can be picked, so these are drawn large enough for a finger. */
  isAbroad = $derived.by(() =>
    [...this.picks.targets].some((pick) => pick.startsWith("cell:") && !pick.startsWith(`cell:${this.large}:`)),
  );
  isOver = $derived.by(() => this.game.isOver && this.game.isLive);

  constructor(
    readonly game: GameState,
    readonly picks: Picks<KingdomMove>,
  ) {
    sessions.set(game, this);
    this.drag = new TableDrag(this);
    this.arrangement = new Arrangement(game, () => this.view);
  }

  look(seat: number): void {
    this.#wanted = seat === this.game.you ? 0 : seat;
    if (this.question && this.question.seat !== seat) this.question = null;
  }

  kingdom(seat: number): KingdomSeat | undefined {
    return this.view.kingdoms.find((kingdom) => kingdom.seat === seat);
  }

  sheet(seat: number): Sheet | undefined {
    return this.game.moment?.sheets.find((sheet) => sheet.side === seat);
  }

  /** How the previewed move changes a line of a seat's score or, without a line, the total. */
  change(seat: number, line = ""): number {
    const after = this.picks.preview?.sheets.find((sheet) => sheet.side === seat);
    const before = this.sheet(seat);
    if (!after || !before || !this.isAhead) return 0;
    return line ? (after.lines[line] ?? 0) - (before.lines[line] ?? 0) : after.total - before.total;
  }

  /** The card that the previewed move would put on a cell, if it differs from the present one. */
  ghost(seat: number, cell: string): string {
    if (!this.#previewed || this.arrangement.isAsked || this.pointed?.startsWith("block:")) return "";
    const after = cellAt(this.#previewed, seat, cell)?.card ?? "";
    return after === cellAt(this.view, seat, cell)?.card || after === "?" ? "" : after;
  }

  /** Whether the previewed move turns up a land that nobody knows yet. */
  isUnknown(seat: number, cell: string): boolean {
    return this.#previewed !== null && cellAt(this.#previewed, seat, cell)?.card === "?";
  }

  /** Whether the score on the table includes the change that a previewed move would make. */
  get isAhead(): boolean {
    return this.picks.preview !== null && !this.pointed?.startsWith("block:");
  }

  /** What the previewed move ends. */
  get ends(): "game" | "age" | "" {
    const types = this.picks.preview?.events.map(({ type }) => type) ?? [];
    return types.includes("game-ended") ? "game" : types.includes("age-ended") ? "age" : "";
  }

  /** The table that an explanation is about: for points, the one whose score is displayed. */
  get explained(): { view: KingdomView; sheets: Sheet[] } {
    const isAhead = this.isAhead && (!this.question?.cell || this.arrangement.isAsked);
    const { view, sheets } = (isAhead && this.picks.preview) || this.game.moment!;
    return { view: view as KingdomView, sheets };
  }

  /** The card on a cell; the starting cards are only about to lie there. */
  cardAt(seat: number, cell: string): string {
    const isArranged = seat === this.game.you && this.arrangement.cells.includes(cell);
    return isArranged ? this.arrangement.card(cell) : (cellAt(this.view, seat, cell)?.card ?? "");
  }

  get reasons(): Reason[] {
    const { question } = this;
    if (!question) return [];
    const all = this.explained.sheets.find(({ side }) => side === question.seat)?.reasons ?? [];
    // A portal counts for the links that run through it.
    if (question.cell)
      return all.filter(({ cell, linked, routes }) => [cell, ...linked, ...routes.flat()].includes(question.cell));
    return question.line ? all.filter(({ line }) => line === question.line) : all;
  }

  /** The cells that meet the legend pointed at. */
  meeting(seat: number): string[] {
    return (this.legend && this.sheet(seat)?.met[this.legend]) || [];
  }

  why(seat: number, line: string): void {
    const isShown = this.question?.seat === seat && this.question.line === line && !this.question.cell;
    this.question = isShown ? null : { seat, line, cell: "" };
    this.#asker = findFocused();
  }

  /** Explains a card: its rule and its points. */
  explainCell(seat: number, cell: string): void {
    if (!this.cardAt(seat, cell)) return;
    this.question = { seat, line: "", cell };
    this.#asker = findFocused();
  }

  explain(kind: Thing, code: string): void {
    showHelp(ruleOf(kind, code, this.game.ruleset));
  }

  spot(...keys: Pick[]): Spot {
    return {
      pick: keys.find((key) => this.picks.can(key)) ?? null,
      isChosen: keys.some((key) => this.picks.has(key)),
      isHinted: keys.some((key) => this.hinted.has(key)),
    };
  }

  /** Presses a thing: picks it if it is a target, unpicks it if it was picked last, otherwise explains it. */
  press(keys: Pick[], explain?: () => void): void {
    if (this.drag.wasDragged || this.game.busy) return;
    const last = this.picks.chosen.at(-1);
    let pick = keys.find((key) => this.picks.can(key)) ?? keys.find((key) => key === last);
    if (!pick && last && !this.isExplaining) pick = this.#elsewhere(keys);
    if (this.isExplaining && explain) {
      this.isExplaining = false;
      explain();
    } else if (pick && this.armed !== pick && this.picks.completes(pick) !== null && this.#waits(pick)) {
      this.#arm(pick, this.picks.completes(pick)!);
    } else if (pick) {
      this.question = null;
      this.armed = null;
      this.#hovered = this.#focused = NOWHERE;
      this.point(null);
      void this.picks.pick(pick);
    } else {
      explain?.();
      void this.#refuse(keys);
    }
  }

  /** Whether the move that a pick completes is shown until it is confirmed; a finger covers what it touches. */
  #waits(pick: Pick): boolean {
    return confirmsMoves() || (this.isTouched && (/^(cell|block):/.test(pick) || this.picks.cutsShort(pick)));
  }

  /** Drops a thing where its move is complete. */
  drop(pick: Pick, move: string): void {
    if (this.#waits(pick)) this.#arm(pick, move);
    else void this.picks.play(move);
  }

  /** Shows a move until it is confirmed. */
  #arm(pick: Pick, move: string): void {
    this.armed = pick;
    this.#armedMove = move;
    this.point(pick);
  }

  /** Plays the move that waits to be confirmed. */
  confirm(): void {
    if (this.game.busy || this.#armedMove === null) return;
    this.question = null;
    this.armed = null;
    void this.picks.play(this.#armedMove);
  }

  /** Adds to the explanation of a thing why it cannot be picked now. */
  async #refuse(keys: Pick[]): Promise<void> {
    const { game, view, picks } = this;
    const you = game.you ?? 0;
    const move = game.isAsked && game.isLive ? attempted(keys, picks.chosen, view, you) : null;
    const [question, shown] = [this.question, help()];
    const refusal = move && (await whyNot(game, move, (code) => refusalIn(code, keys, view, you)));
    if (!refusal) return;
    if (shown && shown === help()) showHelp({ ...shown, refusal });
    else if (question && question === this.question) this.question = { ...question, refusal };
  }

  /** Starts over with a thing that could have been picked first; never with a card. */
  #elsewhere(keys: Pick[]): Pick | undefined {
    const pick = keys.find((key) => !key.startsWith("cell:") && this.picks.could(key));
    if (pick) this.picks.clear();
    return pick;
  }

  /**
   * The listeners of a target, which show its outcome while the pointer or the keyboard focus is on it. A mouse press
   * moves the focus, too, but must not change what is previewed under the pointer; so only a visible focus counts.
   */
  pointing(pick: Pick | null, legend = "") {
    const here: Pointed = { pick, legend };
    return {
      onpointerenter: () => this.#pointAt((this.#hovered = here)),
      onpointerleave: () => this.#pointAt((this.#hovered = NOWHERE), this.#focused),
      onfocus: ({ currentTarget }: FocusEvent) => {
        if ((currentTarget as Element).matches(":focus-visible")) this.#pointAt((this.#focused = here));
      },
      onblur: () => {
        if (this.#focused === NOWHERE) return;
        this.#focused = NOWHERE;
        this.#pointAt(this.#hovered);
      },
    };
  }

  #pointAt(...places: Pointed[]): void {
    const { pick, legend } = places.find((place) => place !== NOWHERE) ?? NOWHERE;
    this.legend = legend;
    this.point(pick);
  }

  /** Shows what a pick leads to, as far as it is chosen; null shows nothing. */
  point(pick: Pick | null): void {
    if (pick === null && this.arrangement.move) return this.show("do:arrange", this.arrangement.move);
    // The preview that waits for a second press stays, on touch whatever is tapped.
    if (this.armed && (pick === null || pick === this.armed || this.isTouched))
      return this.show(this.armed, this.#armedMove);
    const complete = pick === null ? null : this.picks.completes(pick);
    if (pick === null || complete !== null) {
      this.show(pick, complete);
      return;
    }
    // Only where the replaced card goes is still open; any choice gives the same preview.
    const chosen = [...this.picks.chosen, pick];
    const move = this.game.legal.find((legal) => {
      const picks = toPicks(legal as KingdomMove, this.game.you ?? 0);
      const rest = picks[0] === "hand" && chosen[0] !== "hand" ? picks.slice(1) : picks;
      return chosen.every((one, place) => rest[place] === one) && rest[chosen.length]?.startsWith("to:");
    });
    this.show(pick, move?.text ?? null);
  }

  /** Points at a pick and shows the preview of its move, if it has one. */
  show(pick: Pick | null, move: string | null): void {
    this.pointed = pick;
    void this.picks.show(pick, move);
  }

  /** Closes the explanation and returns the focus to where it was requested. */
  closeQuestion(): void {
    this.question = null;
    void tick().then(() => this.#asker()?.focus({ preventScroll: true }));
  }

  /** Cancels the preview that waits for a second press; what was dropped goes back. */
  letGo(): void {
    if (this.picks.chosen.at(-1) === this.armed) this.picks.clear();
    this.armed = null;
    this.point(null);
  }

  /** Escape or Cancel: closes what is open, otherwise undoes the last pick. */
  back(): void {
    if (this.isExplaining) this.isExplaining = false;
    else if (this.armed) this.letGo();
    else if (this.question) this.closeQuestion();
    else if (this.arrangement.chosen !== null) this.arrangement.chosen = null;
    else this.picks.back();
  }
}
