/**
 * Puts the engine into the build: Pyodide, our Python packages and the kernels of the bots' searches, compiled by
 * `python -m taverne.fast.wasm`, in a folder named after their content.
 *
 * `virtual:engine` tells the web worker where they are and how large.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { zipSync, type Zippable } from "fflate";
import type { Plugin } from "vite";

/** The packages that an engine in the browser needs; servers and terminals have no place there. */
const PACKAGES = "bots device fast games hosting kernel locale match positions practice protocol record".split(" ");
const PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];
const OURS = "taverne.zip";
const KERNELS = "kernels.wasm";
/** Zip files know no earlier time; a fixed one keeps equal content equal. */
const ALWAYS = "1980-01-01T00:00:00";

function readPackages(root: string): Zippable {
  const files: Zippable = {};
  const read = (folder: string): void => {
    for (const one of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = join(folder, one.name);
      if (one.isDirectory() && one.name !== "__pycache__") read(path);
      else if (/\.(py|ftl|json|txt|tav)$/.test(one.name)) files[`taverne/${path}`] = readFileSync(join(root, path));
    }
  };
  for (const name of PACKAGES) read(name);
  for (const one of readdirSync(root)) if (one.endsWith(".py")) files[`taverne/${one}`] = readFileSync(join(root, one));
  return files;
}

export function engine(root: string, kernels: string): Plugin {
  const id = "virtual:engine";
  const files = new Map<string, Uint8Array>();
  let base = "";
  let lock = {};

  function prepare(): void {
    const pyodide = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
    for (const name of PYODIDE) files.set(name, readFileSync(join(pyodide, name)));
    files.set(OURS, zipSync(readPackages(root), { mtime: ALWAYS, level: 9 }));
    files.set(KERNELS, readFileSync(kernels));
    const hash = createHash("sha256");
    for (const content of files.values()) hash.update(content);
    base = `assets/engine-${hash.digest("hex").slice(0, 12)}/`;
    lock = { info: JSON.parse(readFileSync(join(pyodide, "pyodide-lock.json"), "utf8")).info, packages: {} };
  }

  return {
    name: "engine",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      if (!base) prepare();
      const sizes = Object.fromEntries([...files].map(([name, content]) => [name, content.length]));
      return `export default ${JSON.stringify({ base: `/${base}`, sizes, lock })}`;
    },
    generateBundle() {
      for (const [name, source] of files) this.emitFile({ type: "asset", fileName: base + name, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = request.url?.startsWith(`/${base}`) && request.url.slice(base.length + 1).split("?")[0];
        const content = name && files.get(name);
        if (!content) return next();
        const kind = name.endsWith("mjs") ? "text/javascript" : name.endsWith("wasm") ? "application/wasm" : "";
        response.setHeader("Content-Type", kind || "application/octet-stream");
        response.end(content);
      });
    },
  };
}
