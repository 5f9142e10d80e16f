/** What the service worker does for pages: keeps the site for when there is no network, and brings new versions. */
/** Whether this browser can keep the site for when there is no network. */
export const canKeep = globalThis.isSecureContext && "serviceWorker" in navigator && import.meta.env.PROD;

/** A new version is ready, and waits until the reader agrees. */
let next = $state.raw<ServiceWorker | null>(null);
/** Everything is kept: the site works without a network. */
let complete = $state(false);
/** The new version could not take over, because files of it are missing and could not be loaded. */
let unprepared = $state(false);

export const isUpdateReady = (): boolean => next !== null;
export const isUpdateStuck = (): boolean => unprepared;
export const isComplete = (): boolean => complete;

/** Registers the service worker, and notices when there is a new one. */
export async function startOffline(): Promise<void> {
  if (!canKeep) return;
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ type: string }>) => {
    if (data.type === "kept") complete = true;
    if (data.type === "unprepared") unprepared = true;
  });
  let isKept = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    // A new version took over, in this tab or another one: the files of the old one are gone.
    if (isKept) location.reload();
    isKept = true;
  });
  const registration = await navigator.serviceWorker.register("/sw.js");
  // A page that was loaded past the service worker (with Shift, say) is of a kept version all the same.
  isKept ||= registration.active !== null;
  const look = (): void => {
    if (registration.waiting && registration.active) next = registration.waiting;
  };
  const follow = (): void => registration.installing?.addEventListener("statechange", look);
  look();
  follow(); // The new version may have been found before anybody listened.
  registration.addEventListener("updatefound", follow);
  for (const name of await caches.keys()) if (await caches.match("/complete", { cacheName: name })) complete = true;
}

/** Has everything kept, so that the site works without a network. */
export async function keepOffline(): Promise<void> {
  if (!canKeep || complete) return;
  // A version that waits needs its own files, because it may take over when there is no network.
  const { active, waiting, installing } = await navigator.serviceWorker.ready;
  for (const version of [active, waiting, installing]) version?.postMessage({ type: "keep" });
  // Browsers may clear what sites keep unless they are asked not to.
  void navigator.storage?.persist?.();
}

/** Goes over to the next version when a file of this one is gone because the host has exchanged them. */
export async function catchUp(): Promise<void> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  const latest = await fetch("/", { cache: "no-cache" });
  if (entry && latest.ok && !(await latest.text()).includes(new URL(entry.src).pathname)) location.reload();
}

/** Goes over to the new version, in all tabs. Games are stored with every move, so nothing is lost. */
export function update(): void {
  unprepared = false;
  next?.postMessage({ type: "update" });
}
