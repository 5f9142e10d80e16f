import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { engine } from "./engine.ts";
import { offline } from "./offline.ts";
import { rulebook } from "./rulebook.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Gives `virtual:icons`: of thousands of pictograms those that src/icons.txt names. */
function pictograms(): Plugin {
  const id = "virtual:icons";
  return {
    name: "pictograms",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      const list = here("src/icons.txt");
      this.addWatchFile(list);
      const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
      const all = JSON.parse(readFileSync(path, "utf8")).icons as Record<string, { body: string }>;
      const names = readFileSync(list, "utf8").split("\n").filter(Boolean);
      const missing = names.filter((name) => !(name in all));
      if (missing.length) throw new Error(`no such pictogram: ${missing.join(", ")}`);
      const paths = names.map((name) => [
        name,
        [...all[name]!.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join(""),
      ]);
      return `export default ${JSON.stringify(Object.fromEntries(paths))}`;
    },
  };
}

const read = (path: string) => JSON.parse(readFileSync(here(path), "utf8"));
const lessons = (read("src/lessons.json").en as { start: string }[]).map(({ start }) => start.split("/")[1]!);
const games = [...new Set((read("src/offers.json").rulesets as { game: string }[]).map(({ game }) => game))];

export default defineConfig(({ mode }) => ({
  plugins: [
    svelte(),
    pictograms(),
    rulebook(here("../docs/rules")),
    engine(here("../src/taverne"), here("kernels.wasm")),
    offline(here("."), mode === "site", lessons, games),
  ],
  resolve: {
    alias: { "@": here("src"), "@locale": here("../src/taverne/locale"), "@rules": here("../docs/rules") },
    // Tests run the client's own Svelte, not the one for servers.
    ...(process.env.VITEST && { conditions: ["browser"] }),
  },
  worker: { format: "es", plugins: () => [engine(here("../src/taverne"), here("kernels.wasm"))] },
  test: { environment: "happy-dom" },
  build: {
    outDir: here(mode === "site" ? "../site" : "../src/taverne/server/pages/client"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here(".."), here(".")] },
    proxy: { "/api": { target: process.env.BACKEND ?? "http://localhost:8000", ws: true } },
  },
}));
