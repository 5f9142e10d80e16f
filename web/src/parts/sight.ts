/** What is in sight, and how the rest comes there. */
import { untrack } from "svelte";
import { isCalm } from "@/motion.svelte";

/** Whether a thing is wholly in the window, between what covers the window above and below. */
export function isInSight(thing: Element, above = 0, below = innerHeight): boolean {
  if (!thing.checkVisibility()) return false;
  const { top, bottom } = thing.getBoundingClientRect();
  return top >= above && bottom <= below;
}

/** Remembers where the page is scrolled to if a sheet comes up over it, as on a phone; returns what scrolls it back. */
export function keepPlace(sheet: Element | null | undefined): () => void {
  const top = scrollY;
  const isOver = sheet && getComputedStyle(sheet).position === "fixed";
  return () => void (isOver && scrollTo({ top, behavior: "instant" }));
}

export function bringIntoSight(thing: Element | null | undefined, block: "start" | "center" = "center"): void {
  thing?.scrollIntoView({ block, behavior: untrack(isCalm) ? "auto" : "smooth" });
}
