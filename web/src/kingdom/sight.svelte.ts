/** What of a kingdom table comes into sight by itself. */
import { untrack } from "svelte";
import { bringIntoSight, isInSight, keepPlace } from "@/parts/sight";
import type { Session } from "./session.svelte";

/** Scrolls to what can be picked next or is hinted at, unless some of it is in sight. */
export function showTargets(table: HTMLElement, isAdvised: boolean): void {
  const all = [...table.querySelectorAll(isAdvised ? ".target:has(.hint)" : ".target")];
  // The buttons of the prompt are always in sight; what else there is to pick may not be.
  const things = all.filter((target) => !target.matches(".deed"));
  const targets = things.length ? things : all;
  // On a phone the prompt covers what is scrolled beneath it.
  const covered = Math.max(0, table.querySelector(".area > .prompt")?.getBoundingClientRect().bottom ?? 0);
  if (!targets.some((target) => isInSight(target, target.closest(".prompt") ? 0 : covered)))
    bringIntoSight(targets.find((target) => target.checkVisibility()));
}

/** On a phone an explanation covers the lower part of the window: the board that it draws on stays in sight. */
function showExplained(table: HTMLElement, why: Element | null): void {
  const frame = table.querySelector(".stage .frame");
  if (!frame || !why || getComputedStyle(why).position !== "fixed") return;
  if (!isInSight(frame, 0, why.getBoundingClientRect().top)) bringIntoSight(frame, "start");
}

/** Keeps the board in sight while an explanation is read; once that is closed, the page is scrolled as it was before. */
export function watchExplained(session: Session, table: () => HTMLElement | undefined): void {
  const isTold = $derived(session.question !== null && !session.question.isDrawn);
  const sheetOf = () => table()?.querySelector(".area > .why") ?? null;
  $effect(() => {
    if (!isTold) return;
    const goBack = untrack(() => keepPlace(sheetOf()));
    // Whoever picked something is shown what comes of it.
    return () => untrack(() => !session.game.busy && !session.armed && !session.picks.chosen.length && goBack());
  });
  $effect(() => {
    if (isTold && session.question) untrack(() => showExplained(table()!, sheetOf()));
  });
}
