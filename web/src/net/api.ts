/** Requests to the server, or to the engine in this browser. A refusal becomes a `Refused` error. */
import type {
  Account,
  Fairness,
  Hint,
  Improvements,
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
  Scored,
  Table,
  TableList,
  TakeSeat,
  Verification,
  View,
  Visitor,
} from "@/protocol";
import { language, say } from "@/catalogue.svelte";
import { askEngine } from "@/device/engine.svelte";
import { isLocal, owner, viewerOf, type Place, type Viewer } from "@/device/viewers";
import { isStatic } from "./site";
import { Refused } from "./refused";

/** An address of the interface, and who answers there. */
type Ask = <T>(method: "GET" | "POST", path: string, body?: unknown) => Promise<T>;

const askServer: Ask = async <T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> => {
  if (isStatic) throw new Refused("offline", say("web-offline"));
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
};

const askDevice =
  (viewer: Viewer): Ask =>
  (method, path, body) =>
    askEngine(method, `/api/${path}`, body, viewer);

/** What needs no server is asked of it nevertheless while it can be reached: then no engine has to be loaded. */
const askEither: Ask = (method, path, body) =>
  orElse(askServer(method, path, body), () => askDevice(owner())(method, path, body));

/** An answer of the server or, if it cannot be reached, another. */
async function orElse<T>(answer: Promise<T>, other: () => Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "offline") throw error;
    return other();
  }
}

/** Who answers for a table. */
const hostOf = (table: string): Ask => (isLocal(table) ? askDevice(viewerOf(table)) : askServer);

const get = <T>(path: string) => askServer<T>("GET", path);
const post = <T>(path: string, body?: unknown) => askServer<T>("POST", path, body);
const getAt = <T>(table: string, path = "") => hostOf(table)<T>("GET", at(table) + path);
const postAt = <T>(table: string, path: string, body?: unknown) => hostOf(table)<T>("POST", at(table) + path, body);
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
  /** Without a server, what the build knows; no engine is needed for a list. */
  offers: () => orElse(get<Offers>("offers"), async () => (await import("@/offers.json")).default as Offers),
  tables: () => get<TableList>("tables"),
  open: (wanted: NewTable, place: Place) =>
    (place === "device" ? askDevice(owner()) : askServer)<Table>("POST", "tables", wanted),
  muted: (id: string) => getAt<Muted>(id, "/muted"),
  table: (id: string) => getAt<Table>(id),
  commit: (id: string, commitment: string, against: string) => postAt<Table>(id, "/commit", { commitment, against }),
  /** Seats someone else who plays on this device. */
  sitGuest: (id: string, guest: Viewer, wanted: TakeSeat) => askDevice(guest)<Table>("POST", `${at(id)}/sit`, wanted),
  sit: (id: string, wanted: TakeSeat) => postAt<Table>(id, "/sit", wanted),
  leave: (id: string, seat: number) => postAt<Table>(id, "/leave", { seat }),
  start: (id: string, nonce: string | null = null) => postAt<Table>(id, "/start", { nonce }),
  rematch: (id: string) => postAt<Table>(id, "/rematch"),
  rematchAs: (id: string, viewer: Viewer) => askDevice(viewer)<Table>("POST", `${at(id)}/rematch`),
  hint: (id: string) => getAt<Hint>(id, "/hint"),
  view: (id: string, number: number) => getAt<View>(id, `/views/${number}`),
  fairness: (id: string) => getAt<Fairness>(id, "/fairness"),
  lessons: () =>
    orElse(get<Lessons>("lessons"), async () => ({ lessons: (await import("@/lessons.json")).default[language()] })),
  practise: (start: string, moves: string[]) => askEither<Practice>("POST", "practice", { start, moves }),
  tryMove: (start: string, moves: string[], move: string) =>
    askEither<Preview>("POST", "practice/preview", { start, moves, move }),
  record: (id: string) => getAt<RecordText>(id, "/record"),
  /** A position that somebody laid out or pasted, after one's moves. */
  settle: (text: string, ruleset: string, moves: string[]) =>
    askEither<Practice>("POST", "settle", { text, ruleset, moves }),
  trySettled: (text: string, ruleset: string, moves: string[], move: string) =>
    askEither<Preview>("POST", "settle/preview", { text, ruleset, moves, move }),
  /** The score of a game that was played elsewhere. */
  score: (ruleset: string, lines: string[]) => askEither<Scored>("POST", "score", { ruleset, lines }),
  /** The best single changes to what a seat had there. */
  improve: (ruleset: string, lines: string[], seat: number) =>
    askEither<Improvements>("POST", "score/changes", { ruleset, lines, seat }),
  /** Only the engine in this browser is asked: a server could lie. */
  verify: (record: string, seat: number | null) => askDevice(owner())<Verification>("POST", "verify", { record, seat }),
  importRecord: (record: string) => askDevice(owner())<Table>("POST", "tables/import", { record }),
  tableAs: (id: string, viewer: Viewer) => askDevice(viewer)<Table>("GET", at(id)),
  upload: (record: string, seat: number | null) => post<Table>("tables/upload", { record, seat }),
};
