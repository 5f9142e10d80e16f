/** Lets a table be played on this device: the engine answers as the server does. */
import { Refused } from "@/net/refused";
import { Exchange, type Request, type ServerMessage, type Transport } from "@/net/transport";
import { say } from "@/catalogue.svelte";
import { connectEngine, engineStage } from "./engine.svelte";
import { viewerOf } from "./viewers";

/** Milliseconds in which an engine that has been loaded tells what lies on the table; else the page is loaded again, once. */
const PATIENCE = 20_000;

export class DeviceTransport implements Transport {
  connected = $state(false);
  readonly lost = false;
  onMessage: (message: ServerMessage) => void = () => {};
  onOpen: () => void = () => {};
  onSessionEnded: () => void = () => {};
  #link: ReturnType<typeof connectEngine> | null = null;
  #exchange = new Exchange();
  #heard = false;
  #watch: ReturnType<typeof setInterval> | undefined;

  constructor(readonly table: string) {}

  open(): void {
    const link = connectEngine(viewerOf(this.table), (text) => {
      if (link !== this.#link) return;
      const message = JSON.parse(text) as ServerMessage;
      if (message.type === "hello") {
        this.connected = true;
        this.onOpen();
      } else {
        this.#heard = true;
        if (!this.#exchange.receive(message)) this.onMessage(message);
      }
    });
    this.#link = link;
    clearInterval(this.#watch);
    this.#watch = setInterval(() => {
      if (!this.#heard && engineStage() === "loading") return;
      clearInterval(this.#watch);
      if (!this.#heard) this.#reloadOnce();
    }, PATIENCE);
  }

  /** Loads the page again, unless that has not helped before. */
  #reloadOnce(): void {
    const key = `taverne-reloaded-${this.table}`;
    if (sessionStorage.getItem(key)) return;
    sessionStorage.setItem(key, "yes");
    location.reload();
  }

  close(): void {
    this.connected = false;
    clearInterval(this.#watch);
    this.#link?.close();
    this.#link = null;
    this.#exchange.end();
  }

  ask(message: Request): Promise<ServerMessage> {
    const link = this.#link;
    if (!link) return Promise.reject(new Refused("offline", say("web-offline")));
    return this.#exchange.ask(message, link.send);
  }
}
