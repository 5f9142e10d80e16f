/** Moves and events as every family has them. */

/** A legal move: its type and fields, and its text, which is sent to play it. */
export interface LegalMove {
  type: string;
  text: string;
}

/** One thing that happened. */
export interface GameEvent {
  type: string;
  [field: string]: unknown;
}
