/** What a page and the engine's worker tell each other. */

import type { Viewer } from "./viewers";

/** Who asks, and in which language they want to be answered. */
export interface Client extends Viewer {
  language: string;
}

export type ToEngine =
  | { kind: "ask"; id: number; client: Client; method: string; path: string; body: string | null }
  | { kind: "connect"; link: number; client: Client }
  | { kind: "send"; link: number; text: string }
  | { kind: "close"; link: number };

export type FromEngine =
  | { kind: "progress"; loaded: number; total: number }
  | { kind: "ready" }
  | { kind: "failed"; reason: string }
  | { kind: "answer"; id: number; status: number; text: string }
  | { kind: "said"; link: number; text: string };
