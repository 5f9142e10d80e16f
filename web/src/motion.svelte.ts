/** How fast things move: as the reader chose, and not at all where the system asks for reduced motion. */
import { load, store } from "./storage";

export const SPEEDS = ["none", "fast", "normal", "slow"] as const;
export type Speed = (typeof SPEEDS)[number];

/** How much longer than usual an animation takes; app.css gives style sheets the same factor as `--pace`. */
const PACE: Record<Speed, number> = { none: 0, fast: 0.5, normal: 1, slow: 2 };

const reduced = matchMedia("(prefers-reduced-motion: reduce)");
let still = $state(reduced.matches);
let chosen = $state<Speed>(SPEEDS.find((one) => one === load("speed")) ?? "normal");

export const speed = (): Speed => chosen;

/** Whether the system asks for reduced motion. */
export const isStill = (): boolean => still;

/** Whether nothing may move. */
export const isCalm = (): boolean => chosen === "none" || still;

/** Milliseconds of an animation at the reader's speed. */
export const paced = (milliseconds: number): number => milliseconds * PACE[chosen];

function apply(): void {
  document.documentElement.dataset.speed = isCalm() ? "none" : chosen;
}

export function chooseSpeed(speed: Speed): void {
  chosen = speed;
  store("speed", speed === "normal" ? null : speed);
  apply();
}

reduced.addEventListener("change", () => {
  still = reduced.matches;
  apply();
});
apply();
