/**
 * Runs jobs in Pyodide: `node pyodide.mjs PACKAGES.zip WEB` reads one from each line of its input, and answers with
 * a line. WEB is the folder in which Pyodide is installed.
 *
 * An answer is JSON: what `run_job` returns, or the error.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [packages, web] = process.argv.slice(2);
const folder = dirname(createRequire(`${web}/`).resolve("pyodide/package.json"));
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: folder, packages: [] });
python.unpackArchive(new Uint8Array(readFileSync(packages)), "zip", { extractDir: "/home/pyodide" });
const run = python.pyimport("jobs").run_job;
for await (const line of createInterface({ input: process.stdin })) {
  let answer;
  try {
    answer = { found: run(line) };
  } catch (error) {
    answer = { error: String(error) };
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
