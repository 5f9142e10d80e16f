declare module "virtual:icons" {
  const paths: Record<string, string>;
  export default paths;
}

declare module "virtual:clauses" {
  /** The codes of each game's clauses, in order and separated by spaces. */
  const clauses: Record<string, string>;
  export default clauses;
}
