/** Opening tables and taking seats. */
import { guest, guestsOf, isLocal, noteGuest, owner, type Place } from "./device/viewers";
import { api } from "./net/api";
import { accept, newCommitment, nonceFor } from "./nonces";
import type { NewTable, RulesetInfo, Table } from "./protocol";

/** Takes a seat and commits to a nonce for the shuffles. */
export async function sitDown(table: Table, seat = 0): Promise<Table> {
  const made = newCommitment(table);
  const seated = await api.sit(table.id, { seat, commitment: made.hash, against: made.table });
  accept(table.id, made);
  return seated;
}

/** Takes the reader's seat at the rematch of a table, with a commitment to a nonce; starts it if only bots play. */
export async function playAgain(id: string): Promise<string> {
  let next = await (isLocal(id) ? seatAgain(id) : api.rematch(id));
  const own = next.seats[(next.you ?? 0) - 1];
  if (next.status === "open" && own && !own.commitment) {
    const made = newCommitment(next);
    next = await api.commit(next.id, made.hash, made.table);
    accept(next.id, made);
  }
  const isComplete = next.seats.every((seat) => (isLocal(id) ? seat.is_taken : seat.is_you || seat.bot));
  if (next.can_start && isComplete) await startAlone(next);
  return next.id;
}

/** Seats someone else who plays on this device. */
export async function seatGuest(id: string, seat: number, name: string): Promise<Table> {
  const newcomer = guest(seat, name);
  const table = await api.sitGuest(id, newcomer, { seat });
  noteGuest(id, seat, newcomer);
  return table;
}

/** Takes the seats of everyone around the device at the rematch of a table. */
async function seatAgain(id: string): Promise<Table> {
  const { id: next } = await api.rematchAs(id, owner());
  for (const one of Object.values(guestsOf(id))) {
    const { you } = await api.rematchAs(id, one);
    noteGuest(next, you!, one);
  }
  return api.table(next);
}

/** Puts a bot into every free seat. */
export async function fillWithBots(table: Table, bot: string): Promise<Table> {
  for (const { seat, is_taken } of table.seats) {
    if (!is_taken) table = await api.sit(table.id, { seat, bot });
  }
  return table;
}

/** Starts a game against bots, which commit to nothing: the reader's nonce can be revealed at once. */
export const startAlone = (table: Table): Promise<Table> => api.start(table.id, nonceFor(table));

/** Starts a game at once: the reader in the first seat, bots in the others. */
export async function playNow(wanted: NewTable, bot: string, where: Place): Promise<string> {
  const opened = await api.open(wanted, where);
  await startAlone(await fillWithBots(await sitDown(opened, 1), bot));
  return opened.id;
}

/** The games that are offered. */
export const gamesOf = (rulesets: RulesetInfo[]): string[] => [...new Set(rulesets.map(({ game }) => game))];

/** The modes a game is offered in. */
export const modesOf = (rulesets: RulesetInfo[], game: string): string[] => [
  ...new Set(rulesets.filter((one) => one.game === game).map(({ mode }) => mode)),
];
