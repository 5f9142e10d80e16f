/** Checks that a finished game's shuffles were fair: the commitments here, every draw on the server. */
import { hash, promised } from "@/nonces";
import { api } from "@/net/api";

/** `late`: everything matches, but the reader's own nonce arrived too late to be used. */
export async function verify(
  record: string,
  commitment: string,
  table: string,
  you: number | null,
): Promise<"fair" | "late" | "unfair"> {
  const tag = (name: string): string => new RegExp(`^\\[${name} "([0-9a-f]*)"\\]$`, "m").exec(record)?.[1] ?? "";
  const secret = tag("FairSecret");
  if (!secret || tag("FairCommitment") !== commitment) return "unfair";
  const hashed = await hash(secret);
  if (hashed !== undefined && hashed !== commitment) return "unfair";
  const shown = you === null ? "" : tag(`FairNonce${you}`);
  const mine = you === null ? null : promised(table);
  if (mine && shown && shown !== mine) return "unfair";
  if (!(await api.fairness(table)).is_fair) return "unfair";
  return mine && !shown ? "late" : "fair";
}
