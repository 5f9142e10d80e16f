/* Made by `make protocol`; do not edit. */

/**
 * Made by `make protocol`; do not edit.
 */
export interface Protocol {
  ClientMessage?: Subscribe | Unsubscribe | Move | Confirm | Undo | Resign | Reveal | Ask | Look | Say | Mute | Ping;
  ServerMessage?: Hello | Update | Done | Previewed | Seen | Presence | Said | Pong | SocketProblem;
}
/**
 * Asks to be told what happens at a table, from the entry after `since`. An `update` with all of it follows.
 *
 *     Who is being told already goes on from the last entry told; `unsubscribe` first to begin anew.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Subscribe".
 */
export interface Subscribe {
  type: "subscribe";
  /**
   * chosen by the client; the answer repeats it
   */
  request?: number;
  /**
   * a table's id
   */
  table: string;
  /**
   * the number of a log entry; -1 is before the first
   */
  since?: number;
  /**
   * the number of a log entry; -1 is before the first
   */
  chat_since?: number;
}
/**
 * Asks not to be told any more.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Unsubscribe".
 */
export interface Unsubscribe {
  type: "unsubscribe";
  /**
   * chosen by the client; the answer repeats it
   */
  request?: number;
  /**
   * a table's id
   */
  table: string;
}
/**
 * A decision; `expected` is the last entry one knew. `done` says that it is stored.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Move".
 */
export interface Move {
  type: "move";
  /**
   * chosen by the client; the answer repeats it
   */
  request?: number;
  /**
   * a table's id
   */
  table: string;
  move: string;
  /**
   * the number of a log entry; -1 is before the first
   */
  expected: number;
}
/**
 * Confirms one's turn.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Confirm".
 */
export interface Confirm {
  type: "confirm";
  /**
   * chosen by the client; the answer repeats it
   */
  request?: number;
  /**
   * a table's id
   */
  table: string;
}
/**
 * Takes one's last decision back.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  type: "undo";
  /**
   * chosen by the client; the answer repeats it
   */
  request?: number;
  /**
   * a table's id
   */
  table: string;
}
/**
 * Gives the game up.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Resign".
 */
export interface Resign {
  type: "resign";
  /**
   * chosen by the client; the answer repeats it
   */
  request?: number;
  /**
   * a table's id
   */
  table: string;
}
/**
 * Shows the nonce one committed to; asked for when a table's status is `starting`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Reveal".
 */
export interface Reveal {
  type: "reveal";
  /**
   * chosen by the client; the answer repeats it
   */
  request?: number;
  /**
   * a table's id
   */
  table: string;
  /**
   * a nonce, in hexadecimal
   */
  nonce: string;
}
/**
 * Asks what a move would lead to. `previewed` answers.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Ask".
 */
export interface Ask {
  type: "ask";
  /**
   * chosen by the client; the answer repeats it
   */
  request?: number;
  /**
   * a table's id
   */
  table: string;
  move: string;
}
/**
 * Asks how the table was seen after an entry. `seen` answers.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Look".
 */
export interface Look {
  type: "look";
  /**
   * chosen by the client; the answer repeats it
   */
  request?: number;
  /**
   * a table's id
   */
  table: string;
  /**
   * the number of a log entry; -1 is before the first
   */
  number: number;
}
/**
 * Says something at the table.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  type: "say";
  /**
   * chosen by the client; the answer repeats it
   */
  request?: number;
  /**
   * a table's id
   */
  table: string;
  text: string;
}
/**
 * Hears a person at the table, by the number of one of their chat lines, no more; or, with `undo`, again.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Mute".
 */
export interface Mute {
  type: "mute";
  /**
   * chosen by the client; the answer repeats it
   */
  request?: number;
  /**
   * a table's id
   */
  table: string;
  /**
   * the number of a log entry; -1 is before the first
   */
  line: number;
  undo?: boolean;
}
/**
 * Asks whether the server is there.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  type: "ping";
  /**
   * chosen by the client; the answer repeats it
   */
  request?: number;
}
/**
 * The first message: who one is, and the protocol's version.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  type: "hello";
  version: number;
  me: Me | null;
  [k: string]: unknown;
}
/**
 * Who one is here.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  name: string;
  has_account: boolean;
  sign_in?: string | null;
}
/**
 * What happened at a table since entry `after`, and how it stands now.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Update".
 */
export interface Update {
  type: "update";
  table: Table;
  after: number;
  entries: Happened[];
  position: Position | null;
  [k: string]: unknown;
}
/**
 * A table as everyone who may see it does; `you` is one's seat, null for a spectator.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Table".
 */
export interface Table {
  id: string;
  ruleset: string;
  seats: SeatInfo[];
  clock: NoClock | LiveClock | DaysClock;
  confirms: boolean;
  public: boolean;
  status: "closed" | "open" | "over" | "playing" | "starting";
  commitment: string;
  number: number;
  asked: number[];
  you?: number | null;
  away?: number | null;
  is_host?: boolean;
  rematch?: string | null;
}
/**
 * Who sits in a seat. `name` is empty if nobody does, or if they had their data deleted.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeatInfo".
 */
export interface SeatInfo {
  /**
   * a seat, counted from 1
   */
  seat: number;
  side: number;
  name?: string;
  bot?: string | null;
  is_taken?: boolean;
  is_you?: boolean;
  commitment?: string | null;
  nonce?: string | null;
}
/**
 * No limit.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NoClock".
 */
export interface NoClock {
  kind: "none";
}
/**
 * Seconds for each decision, and a reserve for the whole game.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "LiveClock".
 */
export interface LiveClock {
  kind: "live";
  seconds: number;
  reserve?: number;
}
/**
 * Days for each decision.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DaysClock".
 */
export interface DaysClock {
  kind: "days";
  days: number;
}
/**
 * One log entry as its reader may know it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Happened".
 */
export interface Happened {
  number: number;
  kind: string;
  seat?: number | null;
  at?: number | null;
  name?: string | null;
  bot?: string | null;
  reason?: string | null;
  move?: string | null;
  undone?: number | null;
  table?: string | null;
  events?: {
    [k: string]: unknown;
  }[];
}
/**
 * The table as its reader sees it after entry `number`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Position".
 */
export interface Position {
  number: number;
  view: string[];
  sheets: Sheet[];
  marks: string[];
  asked: number[];
  legal: string[];
  can_undo?: boolean;
  must_confirm?: boolean;
  can_hint?: boolean;
  clocks?: ClockFace[];
  result?: Result | null;
}
/**
 * The points of a seat or, in Rivality, a side; of nobody if `side` is 0.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Sheet".
 */
export interface Sheet {
  side: number;
  total: number;
  lines: {
    [k: string]: number;
  };
  reasons: Reason[];
  met: {
    [k: string]: string[];
  };
}
/**
 * Why some points count.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Reason".
 */
export interface Reason {
  line: string;
  reason: string;
  what: string;
  cell: string | null;
  linked: string[];
  path: string[];
  golems: number[];
  points: number;
  clause: string;
}
/**
 * A seat's time.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ClockFace".
 */
export interface ClockFace {
  seat: number;
  reserve: number;
  deadline?: number | null;
}
/**
 * How the game ended, by seat. `won` is null unless the players faced the game itself.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Result".
 */
export interface Result {
  winners: number[];
  points: number[];
  ranks: number[];
  won?: boolean | null;
  lines?: string[];
  resigned?: number | null;
}
/**
 * A request was carried out and is stored; `number` is the last entry of its table, -1 if no log was changed.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
  type: "done";
  request: number;
  number: number;
  [k: string]: unknown;
}
/**
 * What a move would lead to.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Previewed".
 */
export interface Previewed {
  type: "previewed";
  request: number;
  preview: Preview;
  [k: string]: unknown;
}
/**
 * What a move would lead to, as far as one can know.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Preview".
 */
export interface Preview {
  move: string;
  events: {
    [k: string]: unknown;
  }[];
  view: string[];
  sheets: Sheet[];
  marks: string[];
}
/**
 * How the table was seen after an entry.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Seen".
 */
export interface Seen {
  type: "seen";
  request: number;
  view: View;
  [k: string]: unknown;
}
/**
 * The table as it was seen after an entry.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
  number: number;
  view: string[];
  sheets: Sheet[];
  marks: string[];
}
/**
 * Which seats are connected, and how many watch.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Presence".
 */
export interface Presence {
  type: "presence";
  table: string;
  seats: number[];
  watching: number;
  [k: string]: unknown;
}
/**
 * A chat line; `seat` is null for someone who watches.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Said".
 */
export interface Said {
  type: "said";
  table: string;
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  [k: string]: unknown;
}
/**
 * The server is there.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  type: "pong";
  request: number;
  time: number;
  [k: string]: unknown;
}
/**
 * A request was not carried out; nothing was changed. `request` is null if it could not be read.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SocketProblem".
 */
export interface SocketProblem {
  type: "problem";
  request: number | null;
  code: string;
  sentence: string;
  clause?: string;
  [k: string]: unknown;
}
/**
 * A new account: its recovery codes are shown this once.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Account".
 */
export interface Account {
  name: string;
  recovery_codes: string[];
}
/**
 * Deletes the person and all data on them; an account confirms it with its password.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Deletion".
 */
export interface Deletion {
  password?: string;
}
/**
 * The entries after one.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Events".
 */
export interface Events {
  after: number;
  entries: Happened[];
}
/**
 * Whether every draw of a finished game follows from the secret and the nonces.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Fairness".
 */
export interface Fairness {
  is_fair: boolean;
  draws: number;
}
/**
 * A table and its position; null before the game began.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Game".
 */
export interface Game {
  table: Table;
  position: Position | null;
}
/**
 * What a strong bot would do in one's place, from what one sees after entry `number`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  number: number;
  move: string;
}
/**
 * Leaves one's seat; the host may free a bot's before the start.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Leave".
 */
export interface Leave {
  /**
   * 0 for one's own
   */
  seat?: number;
}
/**
 * One's legal moves after the last entry.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Legal".
 */
export interface Legal {
  number: number;
  legal: string[];
}
/**
 * Those who spoke at a table and are not heard.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Muted".
 */
export interface Muted {
  lines: MutedLine[];
}
/**
 * Somebody one does not hear: their name, and a line of theirs to hear them again by.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MutedLine".
 */
export interface MutedLine {
  line: number;
  name: string;
}
/**
 * Makes an account of the guest that asks, or a new person.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewAccount".
 */
export interface NewAccount {
  /**
   * a name people see
   */
  name: string;
  password: string;
}
/**
 * Asks for an identity at once: a nickname is enough.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewGuest".
 */
export interface NewGuest {
  /**
   * a name people see
   */
  name: string;
}
/**
 * Changes the password; all other sessions end.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewPassword".
 */
export interface NewPassword {
  password: string;
  new_password: string;
}
/**
 * Opens a table.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  ruleset: string;
  /**
   * how many; 0 for the ruleset's smallest table
   */
  seats?: number;
  clock?: NoClock | LiveClock | DaysClock;
  confirms?: boolean;
  public?: boolean;
}
/**
 * What can be played, and the bots that fill seats.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Offers".
 */
export interface Offers {
  rulesets: RulesetInfo[];
  bots: string[];
  levels: string[];
  address: string;
}
/**
 * A ruleset that can be played.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RulesetInfo".
 */
export interface RulesetInfo {
  key: string;
  game: string;
  edition: string;
  mode: string;
  options: string[];
  seats: number[];
}
/**
 * A decision; `expected` is the last entry one knew, so that nothing is played on an old table.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Play".
 */
export interface Play {
  move: string;
  /**
   * the number of a log entry; -1 is before the first
   */
  expected: number;
}
/**
 * It is stored: the number of the last entry now.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Played".
 */
export interface Played {
  number: number;
}
/**
 * What went wrong: a code for programs and a sentence for people. Nothing was changed.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  code: string;
  sentence: string;
  clause?: string;
}
/**
 * A game in the notation: in full once it is over, before that as one sees it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RecordText".
 */
export interface RecordText {
  record: string;
}
/**
 * Sets a new password with one of the recovery codes, which is used up.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Recover".
 */
export interface Recover {
  /**
   * a name people see
   */
  name: string;
  code: string;
  password: string;
}
/**
 * Changes the name others see.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Rename".
 */
export interface Rename {
  /**
   * a name people see
   */
  name: string;
}
/**
 * Shows one's nonce once the table is starting.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ShownNonce".
 */
export interface ShownNonce {
  /**
   * a nonce, in hexadecimal
   */
  nonce: string;
}
/**
 * Signs in to an account.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SignIn".
 */
export interface SignIn {
  /**
   * a name people see
   */
  name: string;
  password: string;
}
/**
 * Takes a seat, with a commitment to a nonce for the shuffles; or, the host's right, puts a bot there.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Sit".
 */
export interface Sit {
  /**
   * 0 for the first free seat
   */
  seat?: number;
  commitment?: string | null;
  bot?: string | null;
}
/**
 * Fixes the seats; the game begins when every seat has shown the nonce it promised.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Start".
 */
export interface Start {
  nonce?: string | null;
}
/**
 * A table in a list.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TableLine".
 */
export interface TableLine {
  id: string;
  ruleset: string;
  status: "closed" | "open" | "over" | "playing" | "starting";
  players: string[];
  clock: NoClock | LiveClock | DaysClock;
  your_turn?: boolean;
  has_won?: boolean | null;
  points?: number[];
  updated_at?: number;
}
/**
 * Tables, the latest first.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TableList".
 */
export interface TableList {
  tables: TableLine[];
}
/**
 * Who is there: null for somebody who has not entered yet.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Visitor".
 */
export interface Visitor {
  me: Me | null;
}
