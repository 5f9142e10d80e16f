/** One table as its reader knows it: live, or looked at as it was. No drawing here. */
import { api, Refused, sentenceOf } from "@/net/api";
import { Socket, type ServerMessage } from "@/net/socket.svelte";
import { promised } from "@/nonces";
import { enter, findPerson } from "@/person.svelte";
import type { Happened, MutedLine, Position, Preview, Said, Sheet, Table } from "@/protocol";
import { say } from "@/words.svelte";
import type { GameMove } from "@/protocol";
import { botName, readRuleset, type Ruleset } from "./names";

/** The table after some entry. */
export interface Moment {
  number: number;
  /** The family's own data. */
  view: object;
  sheets: Sheet[];
}

/** Milliseconds after which a table that could not be followed is asked for again. */
const FOLLOW_AGAIN = 2000;

export class GameState {
  readonly id: string;
  readonly socket = new Socket();
  table = $state.raw<Table | null>(null);
  position = $state.raw<Position | null>(null);
  entries = $state.raw<Happened[]>([]);
  /** The entries of the last update, for what moves on the table. */
  fresh = $state.raw<Happened[]>([]);
  chat = $state.raw<Said[]>([]);
  /** How many chat lines the reader has seen. */
  read = $state(0);
  /** Those who are not heard, each by a line of theirs. */
  muted = $state.raw<MutedLine[]>([]);
  present = $state.raw<ReadonlySet<number>>(new Set());
  watching = $state(0);
  /** A sentence on what went wrong last. */
  problem = $state("");
  /** There is no such table. */
  missing = $state(false);
  /** A decision is on its way. */
  busy = $state(false);
  /** A hint is on its way. */
  isThinking = $state(false);
  hint = $state.raw<GameMove | null>(null);
  /** The moment looked at; null is now. */
  past = $state.raw<Moment | null>(null);
  /** The game is over, and its score sheet is shown. */
  isEndShown = $state(false);
  /** How far the reader's clock is from the server's. */
  skew = $state(0);
  #last = -1;
  #lastLine = -1;
  #previews = new Map<string, Promise<Preview>>();
  /** The nonce was shown, or is being shown. */
  #shown = false;
  /** The moment last asked for. */
  #wanted: number | null = null;

  constructor(id: string) {
    this.id = id;
  }

  open(): void {
    this.socket.onOpen = () => void this.#follow();
    this.socket.onMessage = (message) => this.#receive(message);
    this.socket.onSessionEnded = () => void findPerson();
    this.socket.open();
  }

  async #follow(): Promise<void> {
    try {
      await this.socket.ask({ type: "subscribe", table: this.id, since: this.#last, chat_since: this.#lastLine });
    } catch (error) {
      if (!(error instanceof Refused) || error.code === "offline") return;
      this.missing = error.code === "table-unknown";
      if (this.missing) return this.socket.close();
      this.#tell(error);
      // A storage that does not answer now will soon: who is not told of a table would wait for ever.
      setTimeout(() => {
        if (this.socket.connected) void this.#follow();
      }, FOLLOW_AGAIN);
    }
  }

  close(): void {
    this.socket.close();
  }

  /** After sitting down or signing in: the connection is another person's now. */
  reconnect(): void {
    this.#last = -1;
    this.#lastLine = -1;
    this.entries = [];
    this.chat = [];
    this.muted = [];
    this.reopen();
  }

  /** After the language was changed: the server shall know it. */
  reopen(): void {
    this.problem = "";
    this.socket.close();
    this.socket.open();
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "update": {
        const news = message.entries.filter((entry) => entry.number > this.#last);
        this.table = message.table;
        this.position = message.position;
        this.#previews.clear();
        this.hint = null;
        this.fresh = this.#last < 0 ? [] : news;
        if (news.length) {
          this.entries = [...this.entries, ...news];
          this.#last = news.at(-1)!.number;
        }
        if (message.table.status === "starting") this.#showNonce();
        break;
      }
      case "presence":
        this.present = new Set(message.seats);
        this.watching = message.watching;
        break;
      case "said":
        if (message.number > this.#lastLine) {
          this.#lastLine = message.number;
          this.chat = [...this.chat, message];
        }
        break;
      case "pong":
        this.skew = message.time - Date.now();
        break;
      case "problem":
        this.problem = message.sentence;
        break;
    }
  }

  #showNonce(): void {
    const nonce = promised(this.id);
    if (this.#shown || !nonce || this.you === null) return;
    this.#shown = true;
    this.socket.ask({ type: "reveal", table: this.id, nonce }).catch(() => {
      this.#shown = false;
    });
  }

  get you(): number | null {
    return this.table?.you ?? null;
  }

  /** What is drawn: the moment looked at, or now. */
  get moment(): Moment | null {
    return this.past ?? this.position;
  }

  get isLive(): boolean {
    return this.past === null;
  }

  /** The moves one may choose from now; none while looking back or waiting. */
  get legal(): GameMove[] {
    return this.isLive && !this.busy && this.socket.connected ? (this.position?.legal ?? []) : [];
  }

  /** What is asked, even while an answer is on its way or the connection is gone. */
  get question(): string {
    return (this.position?.legal ?? []).map(({ text }) => text).join("\n");
  }

  /** What others did since the reader's last decision; for those who watch, the last decision. */
  get news(): Happened[] {
    if (!this.isLive || this.isOver) return [];
    const { you } = this;
    const takenBack = new Set(this.entries.map(({ undone }) => undone));
    const entries = this.entries.filter(({ number }) => !takenBack.has(number));
    const last = entries.findLastIndex(({ move, seat }) => move != null && (you === null || seat === you));
    return entries
      .slice(you === null ? Math.max(0, last) : last + 1)
      .filter(({ seat }) => you === null || seat !== you);
  }

  /** Somebody said something that the reader has not seen. */
  get unread(): boolean {
    return this.chat.slice(this.read).some(({ seat }) => seat === null || seat !== this.you);
  }

  get isAsked(): boolean {
    return this.you !== null && (this.position?.asked.includes(this.you) ?? false);
  }

  get isOver(): boolean {
    return this.table?.status === "over";
  }

  get ruleset(): Ruleset {
    return readRuleset(this.table?.ruleset ?? "");
  }

  /** What a seat is called. */
  name(seat: number): string {
    const info = this.table?.seats[seat - 1];
    if (!info) return say("seat", { seat });
    const isShared = this.table!.seats.some((other) => other.seat !== seat && other.name === info.name);
    if (info.name && !info.bot && isShared) return `${info.name} (${seat})`;
    if (info.is_you) return info.name || say("web-you");
    if (info.bot && info.name && info.name !== info.bot) return `${info.name} (${say("web-bot")})`;
    if (info.bot) return botName(info.bot, seat);
    return info.name || say("seat", { seat });
  }

  seatsOf(side: number): number[] {
    return this.table?.seats.filter((seat) => seat.side === side).map(({ seat }) => seat) ?? [];
  }

  sideOf(seat: number): number {
    return this.table?.seats[seat - 1]?.side ?? 0;
  }

  /** Does one thing and tells what went wrong; whether it was done. */
  async #attempt(act: () => Promise<unknown>): Promise<boolean> {
    this.problem = "";
    try {
      await act();
      return true;
    } catch (error) {
      this.#tell(error);
      return false;
    }
  }

  /** The same for decisions, of which only one is made at a time. */
  async #try(act: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      return await this.#attempt(act);
    } finally {
      this.busy = false;
    }
  }

  #tell(error: unknown): void {
    this.problem = sentenceOf(error);
  }

  play(move: string): Promise<boolean> {
    const expected = this.position?.number ?? -1;
    return this.#try(() => this.socket.ask({ type: "move", table: this.id, move, expected }));
  }

  confirm(): Promise<boolean> {
    return this.#try(() => this.socket.ask({ type: "confirm", table: this.id }));
  }

  undo(): Promise<boolean> {
    return this.#try(() => this.socket.ask({ type: "undo", table: this.id }));
  }

  resign(): Promise<boolean> {
    return this.#try(() => this.socket.ask({ type: "resign", table: this.id }));
  }

  async askHint(): Promise<void> {
    if (this.isThinking) return;
    this.isThinking = true;
    await this.#attempt(async () => {
      const { number, move } = await api.hint(this.id);
      if (number === this.position?.number) this.hint = move;
    });
    this.isThinking = false;
  }

  /** What a move would lead to; asked once. */
  preview(move: string): Promise<Preview> {
    let found = this.#previews.get(move);
    if (!found) {
      found = this.socket.ask({ type: "ask", table: this.id, move }).then((answer) => {
        if (answer.type !== "previewed") throw new Refused("error", say("web-error"));
        return answer.preview;
      });
      found.catch(() => this.#previews.delete(move));
      this.#previews.set(move, found);
    }
    return found;
  }

  /** Shows the table as it was after an entry; null is now. */
  async lookAt(number: number | null): Promise<void> {
    this.#wanted = number;
    if (number === null || number >= (this.position?.number ?? -1)) {
      this.past = null;
      return;
    }
    await this.#attempt(async () => {
      const view = await api.view(this.id, number);
      if (this.#wanted === number) this.past = view;
    });
  }

  /** Enters as a guest, to talk. */
  enter(name: string): Promise<boolean> {
    return this.#attempt(() => enter(name));
  }

  sayAloud(text: string): Promise<boolean> {
    return this.#attempt(() => this.socket.ask({ type: "say", table: this.id, text }));
  }

  /** Asks whom the reader did not want to hear. */
  async findMuted(): Promise<void> {
    this.muted = (await api.muted(this.id)).lines;
  }

  /** Hears who said a line no more, or again: what they said goes, or comes back. */
  async mute(line: number, undo: boolean): Promise<void> {
    await this.#attempt(async () => {
      await this.socket.ask({ type: "mute", table: this.id, line, undo });
      await this.findMuted();
      // Who is told of a table already is told no line twice: the reader leaves for a moment.
      await this.socket.ask({ type: "unsubscribe", table: this.id });
      this.#lastLine = -1;
      this.chat = [];
      await this.#follow();
    });
  }

  async do(act: () => Promise<Table>): Promise<boolean> {
    return this.#try(async () => {
      const table = await act();
      if (table.number >= (this.table?.number ?? -1)) this.table = table;
    });
  }
}
