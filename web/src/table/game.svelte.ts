/** The state of one table as its reader sees it, live or at an earlier moment. */
import { api } from "@/net/api";
import { Refused, sentenceOf } from "@/net/refused";
import { DeviceTransport } from "@/device/transport.svelte";
import { isLocal } from "@/device/viewers";
import { Socket } from "@/net/socket.svelte";
import type { Request, ServerMessage, Transport } from "@/net/transport";
import { accept, newCommitment, nonceFor } from "@/nonces";
import { enter, findPerson } from "@/person.svelte";
import type { Happened, Hint, MutedLine, Position, Preview, Said, Sheet, Table } from "@/protocol";
import { say } from "@/catalogue.svelte";
import type { GameMove } from "@/protocol";
import { botName, levelOf, readRuleset, type Ruleset } from "./names";

/** The table after some entry. */
export interface Moment {
  number: number;
  /** The family's own data. */
  view: object;
  sheets: Sheet[];
}

type Decision = Extract<Request, { type: "move" | "confirm" | "undo" | "resign" }>;

/** Milliseconds before subscribing again after the server refused. */
const FOLLOW_AGAIN = 2000;
/** Milliseconds before a commitment or a nonce is sent again; a start waits five seconds for it. */
const ADD_AGAIN = 1000;
/** The codes of refusals that have nothing to do with what was asked. */
const PASSING = new Set(["storage", "busy", "internal", "too-often"]);

export class GameState {
  readonly id: string;
  readonly socket: Transport;
  table = $state.raw<Table | null>(null);
  position = $state.raw<Position | null>(null);
  entries = $state.raw<Happened[]>([]);
  /** The entries of the last update, which the table animates. */
  fresh = $state.raw<Happened[]>([]);
  chat = $state.raw<Said[]>([]);
  /** How many chat lines the reader has seen. */
  read = $state(0);
  /** The people the reader muted, each with one of their chat lines. */
  muted = $state.raw<MutedLine[]>([]);
  present = $state.raw<ReadonlySet<number>>(new Set());
  #isPresenceKnown = $state(false);
  watching = $state(0);
  /** What went wrong last, as a sentence. */
  problem = $state("");
  /** The problem is what a lesson has to say about another move than it asks for. */
  isCorrection = $state(false);
  /** There is no such table. */
  missing = $state(false);
  /** A decision has been sent and not answered yet. */
  busy = $state(false);
  /** A hint has been asked for and not answered yet. */
  isThinking = $state(false);
  hint = $state.raw<GameMove | null>(null);
  /** Why the hint is good. */
  advice = $state.raw<Hint | null>(null);
  /** The moment looked at; null is now. */
  past = $state.raw<Moment | null>(null);
  /** The game is over, and its score sheet is shown. */
  isEndShown = $state(false);
  /** The server's clock minus the reader's, in milliseconds. */
  skew = $state(0);
  /** The last entry that is known to be stored; until its update arrives the position is out of date. */
  #stored = $state(-1);
  #last = -1;
  #lastLine = -1;
  #previews = new Map<string, Promise<Preview>>();
  /** A commitment or a nonce has been sent and not refused: the commitment it is about. */
  #added = "";
  /** The entry whose moment was requested last. */
  #wanted: number | null = null;

  constructor(id: string, transport: Transport = isLocal(id) ? new DeviceTransport(id) : new Socket()) {
    this.id = id;
    this.socket = transport;
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
      // The server's storage may be down for a moment; without a subscription the page would wait forever.
      setTimeout(() => {
        if (this.socket.connected) void this.#follow();
      }, FOLLOW_AGAIN);
    }
  }

  close(): void {
    this.socket.close();
  }

  /** Reconnects as somebody else, after taking a seat or signing in. */
  reconnect(): void {
    this.#last = -1;
    this.#lastLine = -1;
    this.entries = [];
    this.chat = [];
    this.muted = [];
    this.reopen();
  }

  /** Reconnects so that the server learns the new language. */
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
        this.hint = this.advice = null;
        this.fresh = this.#last < 0 ? [] : news;
        if (news.length) {
          this.entries = [...this.entries, ...news];
          this.#last = news.at(-1)!.number;
        }
        this.#addRandomness(message.table);
        break;
      }
      case "presence":
        this.present = new Set(message.seats);
        this.#isPresenceKnown = true;
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

  /** Commits to a nonce, if the reader's seat has none for the next start, and reveals it when the table starts. */
  #addRandomness(table: Table): void {
    const own = table.seats[(table.you ?? 0) - 1];
    if (!own) return;
    if (table.status === "open" && !own.commitment) {
      const made = newCommitment(table);
      const { hash: commitment, table: against } = made;
      void this.#add(against, { type: "commit", table: this.id, commitment, against }, () => accept(this.id, made));
    }
    if (table.status === "starting" && own.commitment && !own.nonce) {
      const nonce = nonceFor(table);
      if (nonce) void this.#add(own.commitment, { type: "reveal", table: this.id, nonce });
    }
  }

  async #add(about: string, request: Request, onDone = () => {}): Promise<void> {
    if (this.#added === about) return;
    this.#added = about;
    try {
      await this.socket.ask(request);
      onDone();
    } catch (error) {
      this.#added = "";
      if (!(error instanceof Refused) || !PASSING.has(error.code)) return;
      setTimeout(() => this.table && this.#addRandomness(this.table), ADD_AGAIN);
    }
  }

  get you(): number | null {
    return this.table?.you ?? null;
  }

  /** The moment to draw: an earlier one being looked at, or now. */
  get moment(): Moment | null {
    return this.past ?? this.position;
  }

  get isLive(): boolean {
    return this.past === null;
  }

  /** The moves the reader can play now; none while looking back or waiting for an answer. */
  get legal(): GameMove[] {
    if (!this.position || this.position.number < this.#stored) return [];
    return this.isLive && !this.busy && this.socket.connected ? this.position.legal : [];
  }

  /** The legal moves as one text, which changes exactly when a new question is asked. */
  get question(): string {
    return (this.position?.legal ?? []).map(({ text }) => text).join("\n");
  }

  /** What others did since the reader's last decision; for spectators, the last decision. */
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

  /** Whether there are chat lines the reader has not seen. */
  get unread(): boolean {
    return this.chat.slice(this.read).some(({ seat }) => seat === null || seat !== this.you);
  }

  get isAsked(): boolean {
    return this.you !== null && (this.position?.asked.includes(this.you) ?? false);
  }

  get isOver(): boolean {
    return this.table?.status === "over";
  }

  /** It was imported from a record that ends before the game does. */
  get isStopped(): boolean {
    return this.table?.status === "stopped";
  }

  get ruleset(): Ruleset {
    return readRuleset(this.table?.ruleset ?? "");
  }

  /** The display name of a seat. */
  name(seat: number): string {
    const info = this.table?.seats[seat - 1];
    if (!info) return say("seat", { seat });
    const isShared = this.table!.seats.some((other) => other.seat !== seat && other.name === info.name);
    if (info.name && !info.bot && isShared) return `${info.name} (${seat})`;
    if (info.is_you) return info.name || say("web-you");
    if (levelOf(info)) return info.name!;
    if (info.bot && info.name && info.name !== info.bot) return `${info.name} (${say("web-bot")})`;
    if (info.bot) return botName(info.bot, seat);
    return info.name || say("seat", { seat });
  }

  /** Whether someone else's seat is known to have nobody connected. */
  isAbsent(seat: number): boolean {
    const info = this.table?.seats[seat - 1];
    if (!this.#isPresenceKnown || this.table?.is_imported || !info?.is_taken || info.bot || info.is_you) return false;
    return !this.present.has(seat);
  }

  seatsOf(side: number): number[] {
    return this.table?.seats.filter((seat) => seat.side === side).map(({ seat }) => seat) ?? [];
  }

  sideOf(seat: number): number {
    return this.table?.seats[seat - 1]?.side ?? 0;
  }

  /** Runs an action and shows its error, if any; resolves to whether it succeeded. */
  async #attempt(act: () => Promise<unknown>): Promise<boolean> {
    this.problem = "";
    this.isCorrection = false;
    try {
      await act();
      return true;
    } catch (error) {
      this.#tell(error);
      return false;
    }
  }

  /** Like `#attempt`, for decisions, of which only one may be pending. */
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
    this.isCorrection = error instanceof Refused && error.code === "lesson";
  }

  /** Sends a decision. */
  #decide(decision: Decision): Promise<boolean> {
    return this.#try(async () => {
      const answer = await this.socket.ask(decision);
      if (answer.type === "done") this.#stored = answer.number;
    });
  }

  play(move: string): Promise<boolean> {
    return this.#decide({ type: "move", table: this.id, move, expected: this.position?.number ?? -1 });
  }

  confirm(): Promise<boolean> {
    return this.#decide({ type: "confirm", table: this.id });
  }

  undo(): Promise<boolean> {
    return this.#decide({ type: "undo", table: this.id });
  }

  resign(): Promise<boolean> {
    return this.#decide({ type: "resign", table: this.id });
  }

  async askHint(): Promise<void> {
    if (this.isThinking) return;
    this.isThinking = true;
    await this.#attempt(async () => {
      const advice = await api.hint(this.id);
      if (advice.number !== this.position?.number) return;
      this.hint = advice.move;
      this.advice = advice;
    });
    this.isThinking = false;
  }

  /** The preview of a move, requested once per position. */
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

  /** Shows the table as it was after an entry; null returns to now. */
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

  /** Makes the reader a guest, who can chat. */
  enter(name: string): Promise<boolean> {
    return this.#attempt(() => enter(name));
  }

  sayAloud(text: string): Promise<boolean> {
    return this.#attempt(() => this.socket.ask({ type: "say", table: this.id, text }));
  }

  /** Fetches the people the reader muted. */
  async findMuted(): Promise<void> {
    this.muted = (await api.muted(this.id)).lines;
  }

  /** Mutes or unmutes the author of a chat line and reloads the chat. */
  async mute(line: number, undo: boolean): Promise<void> {
    await this.#attempt(async () => {
      await this.socket.ask({ type: "mute", table: this.id, line, undo });
      await this.findMuted();
      // The server sends each line only once per subscription, so subscribe anew.
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
