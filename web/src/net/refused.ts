/** Refusals, with a sentence for the reader. */
import { say } from "@/catalogue.svelte";

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
