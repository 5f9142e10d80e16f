declare module "virtual:icons" {
  const paths: Record<string, string>;
  export default paths;
}

declare module "virtual:clauses" {
  /** The codes of each game's clauses, in order and separated by spaces. */
  const clauses: Record<string, string>;
  export default clauses;
}

declare module "virtual:engine" {
  import type { Lockfile } from "pyodide";
  /** Where the engine's files are, their sizes in bytes, and Pyodide's description of itself. */
  const engine: { base: string; sizes: Record<string, number>; lock: Lockfile };
  export default engine;
}
