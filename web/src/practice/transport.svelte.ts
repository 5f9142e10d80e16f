/** Lets a table practise on a start. The server, or the engine in this browser, replays one's moves and keeps nothing. */
import { api } from "@/net/api";
import { Refused } from "@/net/refused";
import type { Request, ServerMessage, Transport } from "@/net/transport";
import type { Happened, LessonStep, Practice, Preview } from "@/protocol";
import { say } from "@/catalogue.svelte";

/** Who replays the moves on a start. */
export interface Source {
  practise(moves: string[]): Promise<Practice>;
  tryMove(moves: string[], move: string): Promise<Preview>;
}

/** A prepared start, by its key. */
const prepared = (start: string): Source => ({
  practise: (moves) => api.practise(start, moves),
  tryMove: (moves, move) => api.tryMove(start, moves, move),
});

/** A position that somebody laid out or pasted. */
export const settled = (text: string, ruleset: string): Source => ({
  practise: (moves) => api.settle(text, ruleset, moves),
  tryMove: (moves, move) => api.trySettled(text, ruleset, moves, move),
});

export class PracticeTransport implements Transport {
  connected = $state(false);
  readonly lost = false;
  /** The moves played so far; for a lesson, the answers to its steps. */
  moves = $state.raw<string[]>([]);
  /** What the lesson says now. */
  lesson = $state.raw<LessonStep | null>(null);
  /** The move that shows what the start is about. */
  suggested = $state.raw<string | null>(null);
  onMessage: (message: ServerMessage) => void = () => {};
  onOpen: () => void = () => {};
  onSessionEnded: () => void = () => {};
  /** The entries as the table knows them: like a match's log they only grow, and taking back adds to them. */
  #log: Happened[] = [];
  /** The numbers in that log of the entries that count. */
  #valid: number[] = [];

  constructor(
    readonly start: string,
    moves: string[] = [],
    readonly source: Source = prepared(start),
  ) {
    this.moves = moves;
  }

  open(): void {
    this.connected = true;
    this.onOpen();
  }

  close(): void {
    this.connected = false;
  }

  async ask(message: Request): Promise<ServerMessage> {
    switch (message.type) {
      case "subscribe":
        // Whoever subscribes anew, as after a change of language, knows no entry.
        if ((message.since ?? -1) < 0) this.#log = this.#valid = [];
        return this.#resume();
      case "move":
        return this.#go([...this.moves, message.move]);
      case "undo":
        return this.#go(this.moves.slice(0, -1));
      case "ask":
        return {
          type: "previewed",
          request: 0,
          preview: await this.source.tryMove(this.moves, message.move),
        };
    }
    throw new Refused("practice", say("web-error"));
  }

  /** Goes on where this browser left off, or from the beginning if that is not possible any more. */
  async #resume(): Promise<ServerMessage> {
    try {
      return await this.#go(this.moves);
    } catch (error) {
      if (!(error instanceof Refused) || error.code === "offline" || !this.moves.length) throw error;
      return this.#go([]);
    }
  }

  /** Starts again from the beginning. */
  async restart(): Promise<void> {
    await this.#go([]);
  }

  async #go(moves: string[]): Promise<ServerMessage> {
    const found = await this.source.practise(moves);
    if (found.lesson?.wrong) throw new Refused("lesson", found.lesson.wrong);
    this.moves = moves;
    this.lesson = found.lesson;
    this.suggested = found.suggested ?? null;
    const number = this.#take(found);
    this.onMessage({
      type: "update",
      table: { ...found.table, number },
      after: -1,
      entries: this.#log,
      position: { ...found.position, number },
    });
    this.onMessage({
      type: "presence",
      table: this.start,
      seats: found.table.seats.map(({ seat }) => seat),
      watching: 0,
    });
    return { type: "done", request: 0, number };
  }

  /** Adds to the log what is new, or that its last entries were taken back; returns the number of its last entry. */
  #take({ entries, table }: Practice): number {
    const log = [...this.#log];
    const add = (entry: Happened): number => log.push({ ...entry, number: log.length }) - 1;
    const kept = Math.min(entries.length, this.#valid.length);
    for (const undone of this.#valid.slice(kept).reverse())
      add({ number: 0, kind: "Undone", seat: table.you, undone, events: [] });
    const fresh = entries.slice(kept).map(add);
    // Even a step that only tells something makes a new position.
    if (!fresh.length && log.length === this.#log.length)
      add({ number: 0, kind: "Confirmed", seat: table.you, events: [] });
    this.#valid = [...this.#valid.slice(0, kept), ...fresh];
    this.#log = log;
    return log.length - 1;
  }
}
