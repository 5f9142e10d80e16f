/** Saves a game's record as a file. */
import { api } from "@/net/api";

export async function download(id: string): Promise<void> {
  const { record } = await api.record(id);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
  link.download = `taverne-${id}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
