/**
 * Writes the service worker with the list of what a browser keeps to work without a network, and for the static site
 * what a server would do: a page for every address, and the content security policy.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** As the server sends it; a page cannot forbid others to frame it. */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; " +
  "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'";
const ENGINE = /^assets\/engine-[0-9a-f]+\//;

export function offline(root: string, isSite: boolean, lessons: string[], games: string[]): Plugin {
  const pages = ["new", "learn", "account", "about", "rules", "score", "settle"];
  pages.push(
    ...lessons.map((name) => `learn/${name}`),
    ...["rules", "score", "settle"].flatMap((page) => games.map((name) => `${page}/${name}`)),
  );
  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    transformIndexHtml: {
      order: "post",
      handler: () =>
        isSite
          ? [
              {
                tag: "meta",
                attrs: { "http-equiv": "Content-Security-Policy", content: POLICY },
                injectTo: "head-prepend",
              },
            ]
          : [],
    },
    generateBundle(_options, bundle) {
      const index = bundle["index.html"];
      if (index?.type !== "asset") return;
      if (isSite) {
        const source = index.source;
        for (const page of pages) this.emitFile({ type: "asset", fileName: `${page}/index.html`, source });
        this.emitFile({ type: "asset", fileName: "404.html", source });
      }
      const assets = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const files = [...assets, ...readdirSync(join(root, "public"))].map((name) => `/${name}`).sort();
      const hash = createHash("sha256").update(index.source).update(files.join("\n"));
      for (const name of readdirSync(join(root, "public"))) hash.update(readFileSync(join(root, "public", name)));
      const worker = readFileSync(join(root, "sw.js"), "utf8");
      const version = hash.update(worker).digest("hex").slice(0, 12);
      const build = {
        version,
        shell: files.filter((name) => !ENGINE.test(name.slice(1))),
        engine: files.filter((name) => ENGINE.test(name.slice(1))),
      };
      this.emitFile({ type: "asset", fileName: "sw.js", source: `const BUILD = ${JSON.stringify(build)};\n${worker}` });
    },
  };
}
