/** Whether a finished game's shuffles were fair: the promise is checked here, every draw recomputed by the server. */
import { api } from "@/net/api";

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export async function verify(record: string, commitment: string, table: string, nonce: string | null): Promise<"fair" | "unfair"> {
  const tag = (name: string): string => new RegExp(`^\\[${name} "([0-9a-f]*)"\\]$`, "m").exec(record)?.[1] ?? "";
  const secret = tag("FairSecret");
  if (!secret || tag("FairCommitment") !== commitment) return "unfair";
  if (globalThis.crypto?.subtle) {
    const bytes = Uint8Array.from(secret.match(/../g)!, (pair) => parseInt(pair, 16));
    if (hex(await crypto.subtle.digest("SHA-256", bytes)) !== commitment) return "unfair";
  }
  if (nonce && !record.includes(`"${nonce}"`)) return "unfair";
  return (await api.fairness(table)).is_fair ? "fair" : "unfair";
}
