/** What of a kingdom table comes into sight by itself. */
import { bringIntoSight, isInSight } from "@/parts/sight";

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
export function showExplained(table: HTMLElement): void {
  const [frame, why] = [".stage .frame", ".area > .why"].map((part) => table.querySelector(part));
  if (!frame || !why || getComputedStyle(why).position !== "fixed") return;
  if (!isInSight(frame, 0, why.getBoundingClientRect().top)) bringIntoSight(frame, "start");
}
