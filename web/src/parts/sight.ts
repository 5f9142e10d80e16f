/** What is in sight, and how the rest comes there. */
import { untrack } from "svelte";
import { isCalm } from "@/motion.svelte";

/** Whether a thing is wholly in the window, between what covers the window above and below. */
export function isInSight(thing: Element, above = 0, below = innerHeight): boolean {
  if (!thing.checkVisibility()) return false;
  const { top, bottom } = thing.getBoundingClientRect();
  return top >= above && bottom <= below;
}

export function bringIntoSight(thing: Element | null | undefined, block: "start" | "center" = "center"): void {
  thing?.scrollIntoView({ block, behavior: untrack(isCalm) ? "auto" : "smooth" });
}
