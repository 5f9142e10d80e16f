/** Steps through the log of a game, by hand or automatically. */
import type { GameState } from "./game.svelte";
import { narrate } from "./narrate";

/** Milliseconds for which each step is shown. Without motion to explain it, a step takes longer to read. */
const PACE = 1600;
const CALM_PACE = 2600;

const replays = new WeakMap<GameState, Replay>();

/** The replay of a game, which all its controls share. */
export function replayOf(game: GameState): Replay {
  let found = replays.get(game);
  if (!found) replays.set(game, (found = new Replay(game)));
  return found;
}

export class Replay {
  isPlaying = $state(false);
  #game: GameState;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: GameState) {
    this.#game = game;
  }

  /** The number of the entry with which the game began. */
  get first(): number {
    return this.#game.entries.find((entry) => entry.kind === "Started")?.number ?? Infinity;
  }

  /** The entries to stop at. */
  get #numbers(): number[] {
    const { entries } = this.#game;
    return entries
      .filter((entry) => entry.number >= this.first && narrate(this.#game, entry).length)
      .map((one) => one.number);
  }

  get canBegin(): boolean {
    return this.first < Infinity;
  }

  /** Shows the moment after an entry, or now, and stops playing. */
  show(number: number | null): Promise<void> {
    this.pause();
    return this.#game.lookAt(number);
  }

  begin(): Promise<void> {
    return this.show(this.first);
  }

  step(by: number): Promise<void> {
    this.pause();
    return this.#step(by);
  }

  async #step(by: number): Promise<void> {
    const numbers = this.#numbers;
    const now = this.#game.past?.number ?? numbers.at(-1) ?? -1;
    const next = numbers[numbers.findLastIndex((number) => number <= now) + by];
    if (next !== undefined) await this.#game.lookAt(next === numbers.at(-1) ? null : next);
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else void this.#play();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  /** Plays from here; at the end, from the beginning. */
  async #play(): Promise<void> {
    this.isPlaying = true;
    if (this.#game.isLive) await this.#game.lookAt(this.first);
    this.#wait();
  }

  #wait(): void {
    if (!this.isPlaying) return;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.#timer = setTimeout(() => void this.#next(), isCalm ? CALM_PACE : PACE);
  }

  async #next(): Promise<void> {
    const before = this.#game.past;
    await this.#step(1);
    // At the end, or if the server cannot be reached.
    if (this.#game.isLive || this.#game.past === before) this.pause();
    else this.#wait();
  }

  /** Arrow keys step, Home and End go to the beginning and to now: at a finished game, or while looking back. */
  keyed = (event: KeyboardEvent): void => {
    const { isLive, isOver, isStopped } = this.#game;
    if ((isLive && !isOver && !isStopped) || !this.canBegin || event.defaultPrevented) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if ((event.target as Element).closest?.("input, select, textarea, dialog, [role=tablist]")) return;
    const act = {
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      Home: () => this.begin(),
      End: () => this.show(null),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    void act();
  };
}
