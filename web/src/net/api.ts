/** HTTP requests to the server. A refusal becomes a `Refused` error with a sentence for the reader. */
import type {
  Account,
  Fairness,
  Hint,
  Lessons,
  Me,
  Muted,
  NewSubscription,
  NewTable,
  Notifications,
  Offers,
  Practice,
  Preview,
  Problem,
  RecordText,
  Table,
  TableList,
  TakeSeat,
  View,
  Visitor,
} from "@/protocol";
import { language, say } from "@/catalogue.svelte";

export class Refused extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly status = 0,
    /** The clause of the rules that forbids it. */
    readonly clause = "",
  ) {
    super(sentence);
  }
}

/** An error as a sentence for the reader. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Refused) return error.message;
  console.error(error);
  return say("web-error");
}

async function ask<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}${path.includes("?") ? "&" : "?"}lang=${language()}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused("offline", say("web-offline"));
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refused(problem?.code ?? "error", problem?.sentence ?? say("web-error"), answer.status, problem?.clause);
}

const get = <T>(path: string) => ask<T>("GET", path);
const post = <T>(path: string, body?: unknown) => ask<T>("POST", path, body);
const at = (table: string) => `tables/${encodeURIComponent(table)}`;

export const api = {
  visitor: () => get<Visitor>("people/visitor"),
  enter: (name: string) => post<Me>("people/guest", { name }),
  signIn: (name: string, password: string) => post<Me>("people/sign-in", { name, password }),
  makeAccount: (name: string, password: string) => post<Account>("people/account", { name, password }),
  recover: (name: string, code: string, password: string) => post<Me>("people/recover", { name, code, password }),
  changePassword: (password: string, new_password: string) => post<void>("people/password", { password, new_password }),
  rename: (name: string) => post<Me>("people/name", { name }),
  signOut: () => post<void>("people/sign-out"),
  signOutEverywhere: () => post<void>("people/sign-out-everywhere"),
  remove: (password: string) => post<void>("people/delete", { password }),
  notifications: () => get<Notifications>("people/me/push"),
  subscribe: (wanted: NewSubscription) => post<void>("people/me/push", wanted),
  unsubscribe: (endpoint: string) => post<void>("people/me/push/remove", { endpoint }),
  unsubscribeEverywhere: () => post<void>("people/me/push/remove-all"),
  mine: () => get<TableList>("people/me/tables"),
  offers: () => get<Offers>("offers"),
  tables: () => get<TableList>("tables"),
  open: (wanted: NewTable) => post<Table>("tables", wanted),
  muted: (id: string) => get<Muted>(`${at(id)}/muted`),
  table: (id: string) => get<Table>(at(id)),
  commit: (id: string, commitment: string, against: string) => post<Table>(`${at(id)}/commit`, { commitment, against }),
  sit: (id: string, wanted: TakeSeat) => post<Table>(`${at(id)}/sit`, wanted),
  leave: (id: string, seat: number) => post<Table>(`${at(id)}/leave`, { seat }),
  start: (id: string, nonce: string | null = null) => post<Table>(`${at(id)}/start`, { nonce }),
  rematch: (id: string) => post<Table>(`${at(id)}/rematch`),
  hint: (id: string) => get<Hint>(`${at(id)}/hint`),
  view: (id: string, number: number) => get<View>(`${at(id)}/views/${number}`),
  fairness: (id: string) => get<Fairness>(`${at(id)}/fairness`),
  lessons: () => get<Lessons>("lessons"),
  practise: (start: string, moves: string[]) => post<Practice>("practice", { start, moves }),
  tryMove: (start: string, moves: string[], move: string) => post<Preview>("practice/preview", { start, moves, move }),
  record: (id: string) => get<RecordText>(`${at(id)}/record`),
};
