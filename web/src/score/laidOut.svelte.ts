/** The score of a game that was played elsewhere, as the engine finds it, kept up to date with what is laid out. */
import { api } from "@/net/api";
import { Refused, sentenceOf } from "@/net/refused";
import type { Transport } from "@/net/transport";
import type { Scored, Sheet } from "@/protocol";
import { GameState } from "@/table/game.svelte";
import { say } from "@/catalogue.svelte";

/** What is to be scored. */
export interface LaidOut {
  ruleset: string;
  lines: string[];
  /** By seat. */
  names: string[];
}

/** Shows score sheets a position on which nobody decides anything. */
class StillTransport implements Transport {
  connected = true;
  readonly lost = false;
  onMessage: Transport["onMessage"] = () => {};
  onOpen: () => void = () => {};
  onSessionEnded: () => void = () => {};
  open(): void {}
  close(): void {}
  ask(): Promise<never> {
    return Promise.reject(new Refused("error", say("web-error")));
  }
}

export class LaidOutScore {
  readonly #transport = new StillTransport();
  /** The scored table, as the score sheet takes it. */
  readonly game = new GameState("score", this.#transport);
  problem = $state("");
  /** The answer is that to the latest question. */
  isCurrent = $state(false);
  #number = 0;
  #wanted: LaidOut | null = null;
  #isAsking = false;

  constructor() {
    this.game.open();
  }

  get sheets(): Sheet[] {
    return this.game.position?.sheets ?? [];
  }

  /** Scores this from now on; the latest wins. */
  show(wanted: LaidOut): void {
    this.#wanted = wanted;
    this.isCurrent = false;
    if (!this.#isAsking) void this.#ask();
  }

  async #ask(): Promise<void> {
    this.#isAsking = true;
    while (this.#wanted) {
      const { ruleset, lines, names } = this.#wanted;
      this.#wanted = null;
      try {
        this.#take(await api.score(ruleset, lines), names);
        this.problem = "";
      } catch (error) {
        this.problem = sentenceOf(error);
      }
    }
    this.#isAsking = false;
    this.isCurrent = true;
  }

  #take({ table, position }: Scored, names: string[]): void {
    const number = ++this.#number;
    const seats = table.seats.map((seat) => ({ ...seat, name: names[seat.seat - 1] ?? "" }));
    this.#transport.onMessage({
      type: "update",
      table: { ...table, seats, number },
      after: -1,
      entries: [],
      position: { ...position, number },
    });
  }
}
