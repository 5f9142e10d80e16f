/** What a table speaks the protocol with: the server, the engine in this browser, or a lesson. */
import { say } from "@/catalogue.svelte";
import type { Protocol, SocketProblem } from "@/protocol";
import { Refused } from "./refused";

export type ServerMessage = NonNullable<Protocol["ServerMessage"]>;
type ClientMessage = NonNullable<Protocol["ClientMessage"]>;
/** A message to the server; its `request` number is added when it is sent. */
export type Request = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, "request"> : never) : never;
type Waiting = { done: (message: ServerMessage) => void; fail: (error: Refused) => void };

export interface Transport {
  readonly connected: boolean;
  /** There was a connection, and it was lost. */
  readonly lost: boolean;
  onMessage: (message: ServerMessage) => void;
  onOpen: () => void;
  onSessionEnded: () => void;
  open(): void;
  close(): void;
  /** Sends a request; resolves with its answer or rejects with a `Refused`. */
  ask(message: Request): Promise<ServerMessage>;
}

/** Requests that wait for their answers. */
export class Exchange {
  #request = 0;
  #waiting = new Map<number, Waiting>();

  /** Numbers a request and sends it; resolves with its answer or rejects with a `Refused`. */
  ask(message: Request, send: (text: string) => void): Promise<ServerMessage> {
    const request = ++this.#request;
    return new Promise((done, fail) => {
      this.#waiting.set(request, { done, fail });
      send(JSON.stringify({ ...message, request }));
    });
  }

  /** Takes an answer; false if the message is none. */
  receive(message: ServerMessage): boolean {
    const request = "request" in message ? (message.request as number | null) : null;
    const waiting = request ? this.#waiting.get(request) : undefined;
    if (!waiting) return false;
    this.#waiting.delete(request!);
    if (message.type === "problem") {
      const problem = message as SocketProblem;
      waiting.fail(new Refused(problem.code, problem.sentence, 0, problem.clause));
    } else waiting.done(message);
    return true;
  }

  /** No answer will come any more. */
  end(): void {
    for (const { fail } of this.#waiting.values()) fail(new Refused("offline", say("web-offline")));
    this.#waiting.clear();
  }
}
