/** Makes tables of this device from record files that the reader chooses or drops. */
import { say } from "@/catalogue.svelte";
import { api } from "@/net/api";
import { sentenceOf } from "@/net/refused";

/** Bytes that are read of a file; no record has as many. */
const LONGEST = 200_000;

export class Imports {
  isBusy = $state(false);
  /** How many games the last files have added. */
  count = $state(0);
  /** What there is to say about those that added none. */
  problems = $state.raw<string[]>([]);

  /** Imports files one by one; each that is no record gets a sentence, and changes nothing. */
  async read(files: Iterable<File>, known: Iterable<string>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.count = 0;
    this.problems = [];
    const here = new Set(known);
    for (const file of files) {
      try {
        const { id } = await api.importRecord(await file.slice(0, LONGEST).text());
        if (here.has(id)) this.#tell(say("import-known", { file: file.name }));
        else this.count++;
        here.add(id);
      } catch (error) {
        this.#tell(say("import-failed", { file: file.name, reason: sentenceOf(error) }));
      }
    }
    this.isBusy = false;
  }

  #tell(problem: string): void {
    this.problems = [...this.problems, problem];
  }
}
