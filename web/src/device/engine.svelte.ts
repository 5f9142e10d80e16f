/** The engine in this browser: started when it is first needed, one for the page. */
import { language, say } from "@/catalogue.svelte";
import { keepOffline } from "@/offline.svelte";
import { load } from "@/storage";
import { Refused } from "@/net/refused";
import type { Client, FromEngine, ToEngine } from "./messages";
import type { Viewer } from "./viewers";

/** `idle` until something needs it. */
let stage = $state<"idle" | "loading" | "ready" | "failed">("idle");
/** How much of it has been loaded, from 0 to 1. */
let progress = $state(0);

/** Whether this browser can run the engine at all. */
export const canRunEngine = (): boolean => typeof WebAssembly === "object";

export const engineStage = (): typeof stage => stage;
export const engineProgress = (): number => progress;

let worker: Worker | null = null;
let count = 0;
const answers = new Map<number, (answer: { status: number; text: string } | null) => void>();
const links = new Map<number, { client: Client; receive: (text: string) => void }>();
/**
 * Milliseconds until an engine that could not start is started again: its files may be missing only because there is no
 * network at the moment, and the tables that wait for it have nobody else to ask.
 */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;
let wait = FIRST_WAIT;
let restart: ReturnType<typeof setTimeout> | undefined;

function receive({ data }: MessageEvent<FromEngine>): void {
  switch (data.kind) {
    case "progress":
      progress = data.loaded / data.total;
      break;
    case "ready":
      stage = "ready";
      wait = FIRST_WAIT;
      void keepOffline();
      break;
    case "failed":
      console.error(data.reason);
      fail();
      break;
    case "answer":
      answers.get(data.id)?.(data);
      answers.delete(data.id);
      break;
    case "said":
      links.get(data.link)?.receive(data.text);
      break;
  }
}

/** Gives up; the next request tries again, and tables that are followed do after a while. */
function fail(): void {
  stage = "failed";
  worker?.terminate();
  worker = null;
  for (const answer of answers.values()) answer(null);
  answers.clear();
  clearTimeout(restart);
  if (!links.size) return;
  restart = setTimeout(() => {
    for (const [link, { client }] of links) tell({ kind: "connect", link, client });
  }, wait);
  wait = Math.min(2 * wait, LONGEST_WAIT);
}

/** Starts the engine unless it runs. */
export function startEngine(): Worker {
  if (worker) return worker;
  stage = "loading";
  progress = 0;
  // Like the server's setting: the milliseconds that bots wait while the move before theirs can be taken back.
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: load("bot-pause") ?? "" });
  worker.onmessage = receive;
  worker.onerror = fail;
  return worker;
}

const tell = (message: ToEngine): void => startEngine().postMessage(message);
const clientOf = (viewer: Viewer): Client => ({ ...viewer, language: language() });

/** Asks as HTTP would. */
export async function askEngine<T>(method: string, path: string, body: unknown, viewer: Viewer): Promise<T> {
  const id = ++count;
  const answer = await new Promise<{ status: number; text: string } | null>((done) => {
    answers.set(id, done);
    const text = body === undefined ? null : JSON.stringify(body);
    tell({ kind: "ask", id, client: clientOf(viewer), method, path, body: text });
  });
  if (!answer) throw new Refused("offline", say("device-failed"));
  const data = answer.text ? JSON.parse(answer.text) : undefined;
  if (answer.status >= 400) throw new Refused(data.code, data.sentence, answer.status, data.clause);
  return data as T;
}

/** Follows tables as a websocket would. */
export function connectEngine(viewer: Viewer, receive: (text: string) => void) {
  const link = ++count;
  const client = clientOf(viewer);
  links.set(link, { client, receive });
  tell({ kind: "connect", link, client });
  return {
    send: (text: string): void => tell({ kind: "send", link, text }),
    close(): void {
      links.delete(link);
      tell({ kind: "close", link });
    },
  };
}
