/** Lets a table be played on this device: the engine answers as the server does. */
import { Refused } from "@/net/refused";
import { Exchange, type Request, type ServerMessage, type Transport } from "@/net/transport";
import { say } from "@/catalogue.svelte";
import { connectEngine } from "./engine.svelte";
import { viewerOf } from "./viewers";

export class DeviceTransport implements Transport {
  connected = $state(false);
  readonly lost = false;
  onMessage: (message: ServerMessage) => void = () => {};
  onOpen: () => void = () => {};
  onSessionEnded: () => void = () => {};
  #link: ReturnType<typeof connectEngine> | null = null;
  #exchange = new Exchange();

  constructor(readonly table: string) {}

  open(): void {
    const link = connectEngine(viewerOf(this.table), (text) => {
      if (link !== this.#link) return;
      const message = JSON.parse(text) as ServerMessage;
      if (message.type === "hello") {
        this.connected = true;
        this.onOpen();
      } else if (!this.#exchange.receive(message)) this.onMessage(message);
    });
    this.#link = link;
  }

  close(): void {
    this.connected = false;
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
