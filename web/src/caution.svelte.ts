/** Whether the reader confirms every move before it is played. */
import { load, store } from "./storage";

let on = $state(load("confirm") === "on");

export const confirmsMoves = (): boolean => on;

export function confirmMoves(wanted: boolean): void {
  on = wanted;
  store("confirm", wanted ? "on" : null);
}
