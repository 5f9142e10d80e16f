import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
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

export default defineConfig({
  plugins: [svelte(), pictograms(), rulebook(here("../docs/rules"))],
  resolve: {
    alias: { "@": here("src"), "@locale": here("../src/taverne/locale"), "@rules": here("../docs/rules") },
    // Tests run the client's own Svelte, not the one for servers.
    ...(process.env.VITEST && { conditions: ["browser"] }),
  },
  test: { environment: "happy-dom" },
  build: {
    outDir: here("../src/taverne/server/pages/client"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here(".."), here(".")] },
    proxy: { "/api": { target: process.env.BACKEND ?? "http://localhost:8000", ws: true } },
  },
});
