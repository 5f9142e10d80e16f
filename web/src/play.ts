/** Opening tables and taking seats. */
import { api } from "./net/api";
import { hash, newNonce, promised, remember } from "./nonces";
import type { NewTable, RulesetInfo, Table } from "./protocol";

/** Takes a seat and commits to a nonce for the shuffles. */
export async function sitDown(table: string, seat = 0): Promise<Table> {
  const nonce = newNonce();
  const commitment = await hash(nonce);
  const seated = await api.sit(table, { seat, ...(commitment && { commitment }) });
  if (commitment) remember(table, nonce);
  return seated;
}

/** Puts a bot into every free seat. */
export async function fillWithBots(table: Table, bot: string): Promise<Table> {
  for (const { seat, is_taken } of table.seats) {
    if (!is_taken) table = await api.sit(table.id, { seat, bot });
  }
  return table;
}

export const start = (table: string): Promise<Table> => api.start(table, promised(table));

/** Starts a game at once: the reader in the first seat, bots in the others. */
export async function playNow(wanted: NewTable, bot: string): Promise<string> {
  const opened = await api.open(wanted);
  await fillWithBots(await sitDown(opened.id, 1), bot);
  await start(opened.id);
  return opened.id;
}

/** The games that are offered. */
export const gamesOf = (rulesets: RulesetInfo[]): string[] => [...new Set(rulesets.map(({ game }) => game))];

/** The modes a game is offered in. */
export const modesOf = (rulesets: RulesetInfo[], game: string): string[] => [
  ...new Set(rulesets.filter((one) => one.game === game).map(({ mode }) => mode)),
];
