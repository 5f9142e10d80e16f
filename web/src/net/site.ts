/** Whether this is the static site: there is no server behind it. */
export const isStatic = import.meta.env.MODE === "site";
