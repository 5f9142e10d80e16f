/** Dark or light: the system's preference unless the reader chose. */
import { load, store } from "./storage";

type Theme = "dark" | "light";
const prefersLight = matchMedia("(prefers-color-scheme: light)");
let chosen = $state<Theme | null>(load("theme") as Theme | null);
let system = $state<Theme>(prefersLight.matches ? "light" : "dark");
prefersLight.addEventListener("change", (event) => {
  system = event.matches ? "light" : "dark";
  apply();
});

export const theme = (): Theme => chosen ?? system;

function apply(): void {
  document.documentElement.dataset.theme = chosen ?? system;
}

export function switchTheme(): void {
  chosen = theme() === "dark" ? "light" : "dark";
  store("theme", chosen);
  apply();
}

apply();
