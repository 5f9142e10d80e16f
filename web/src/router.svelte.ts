/** Client-side routing: the address decides which page is shown. */
/** Hosts of files add a slash to the addresses of folders. */
const here = (): string => location.pathname.replace(/\/+$/, "") || "/";

let path = $state(here());
let hash = $state(location.hash);

export const currentPath = (): string => path;

/** What the address points at within the page, without the `#`. */
export const currentHash = (): string => decodeURIComponent(hash.slice(1));

function look(): void {
  path = here();
  hash = location.hash;
}

export function go(to: string): void {
  history.pushState(null, "", to);
  look();
  scrollTo(0, 0);
  document.getElementById("main")?.focus({ preventScroll: true });
}

addEventListener("popstate", look);
addEventListener("hashchange", look);

/** Follows links within the site without reloading the page. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element).closest?.("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
