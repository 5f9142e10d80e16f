/** Runs Python code in Pyodide, with the kernels in WebAssembly, and prints its value: node browser.mjs PYODIDE MODULE CODE FOLDER… */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, module, code, ...folders] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide();
for (const [number, folder] of folders.entries()) {
  python.FS.mkdirTree(`/mounted/${number}`);
  python.mountNodeFS(`/mounted/${number}`, folder);
  python.runPython(`import sys; sys.path.append("/mounted/${number}")`);
}
python.registerJsModule("browser_kernels", { module: new WebAssembly.Module(readFileSync(module)) });
try {
  console.log(python.runPython(code));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
