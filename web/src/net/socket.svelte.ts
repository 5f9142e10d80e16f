/** The websocket: reports what happens and reconnects by itself. */
import { language, say } from "@/catalogue.svelte";
import { Refused } from "./refused";
import { Exchange, type Request, type ServerMessage, type Transport } from "./transport";

/** Milliseconds before each attempt to reconnect; the last one is repeated. */
const RETRY = [200, 500, 1000, 2000, 4000, 8000];
const BEAT = 10_000;

export class Socket implements Transport {
  connected = $state(false);
  /** There was a connection, and it was lost. */
  lost = $state(false);
  onMessage: (message: ServerMessage) => void = () => {};
  onOpen: () => void = () => {};
  onSessionEnded: () => void = () => {};
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #exchange = new Exchange();
  #wanted = false;

  open(): void {
    this.#wanted = true;
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  close(): void {
    this.#wanted = false;
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#timer);
    this.#leave();
  }

  /** Closes the connection and fails all pending requests. */
  #leave(): void {
    clearInterval(this.#beat);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.connected = false;
    this.#exchange.end();
  }

  #hurry = (): void => {
    if (!this.connected && document.visibilityState === "visible") this.#connect();
  };

  #drop = (): void => this.#gone(this.#socket);

  #connect(): void {
    clearTimeout(this.#timer);
    this.#leave();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket?lang=${language()}`);
    this.#socket = socket;
    // Timers of hidden pages are throttled: a connection is lost only if a ping is unanswered when the next is due.
    let isAnswered = true;
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      isAnswered = true;
      const message = JSON.parse(event.data as string) as ServerMessage;
      if (message.type === "hello") {
        this.connected = true;
        this.lost = false;
        this.#tries = 0;
        this.tell({ type: "ping" });
        this.onOpen();
      } else if (!this.#exchange.receive(message)) this.onMessage(message);
    };
    socket.onclose = (event) => {
      if (event.code === 4001) this.onSessionEnded();
      this.#gone(socket);
    };
    clearInterval(this.#beat);
    this.#beat = setInterval(() => {
      if (!isAnswered) return this.#gone(socket);
      isAnswered = false;
      if (this.connected) socket.send(JSON.stringify({ type: "ping" }));
    }, BEAT);
  }

  #gone(socket: WebSocket | null): void {
    if (socket === null || socket !== this.#socket) return;
    this.#leave();
    if (!this.#wanted) return;
    this.lost = true;
    const pause = RETRY[Math.min(this.#tries++, RETRY.length - 1)]!;
    this.#timer = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2));
  }

  /** Sends a request; resolves with its answer or rejects with a `Refused`. */
  ask(message: Request): Promise<ServerMessage> {
    if (!this.connected || !this.#socket) return Promise.reject(new Refused("offline", say("web-offline")));
    const socket = this.#socket;
    return this.#exchange.ask(message, (text) => socket.send(text));
  }

  /** Sends a message that has no answer of its own. */
  tell(message: Request): void {
    if (this.connected) this.#socket?.send(JSON.stringify(message));
  }
}
