/** Dark or light: the system's preference unless the reader chose. */
import { load, store } from "./storage";

export const THEMES = ["system", "dark", "light"] as const;
export type Theme = (typeof THEMES)[number];

const prefersLight = matchMedia("(prefers-color-scheme: light)");
let chosen = $state<Theme>(THEMES.find((one) => one === load("theme")) ?? "system");

/** What the reader chose. */
export const theme = (): Theme => chosen;

function apply(): void {
  const system = prefersLight.matches ? "light" : "dark";
  document.documentElement.dataset.theme = chosen === "system" ? system : chosen;
}

export function chooseTheme(theme: Theme): void {
  chosen = theme;
  store("theme", theme === "system" ? null : theme);
  apply();
}

prefersLight.addEventListener("change", apply);
apply();
