/** What the service worker does for pages: keeps the site for when there is no network, and brings new versions. */
/** Whether this browser can keep the site for when there is no network. */
export const canKeep = globalThis.isSecureContext && "serviceWorker" in navigator && import.meta.env.PROD;

/** A new version is ready, and waits until the reader agrees. */
let next = $state.raw<ServiceWorker | null>(null);
/** Everything is kept: the site works without a network. */
let complete = $state(false);

export const isUpdateReady = (): boolean => next !== null;
export const isComplete = (): boolean => complete;

/** Registers the service worker, and notices when there is a new one. */
export async function startOffline(): Promise<void> {
  if (!canKeep) return;
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ type: string }>) => {
    if (data.type === "kept") complete = true;
  });
  let isKept = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    // A new version took over, in this tab or another one: the files of the old one are gone.
    if (isKept) location.reload();
    isKept = true;
  });
  const registration = await navigator.serviceWorker.register("/sw.js");
  const look = (): void => {
    if (registration.waiting && navigator.serviceWorker.controller) next = registration.waiting;
  };
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  for (const name of await caches.keys()) if (await caches.match("/complete", { cacheName: name })) complete = true;
}

/** Has everything kept, so that the site works without a network. */
export async function keepOffline(): Promise<void> {
  if (!canKeep || complete) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: "keep" });
  // Browsers may clear what sites keep unless they are asked not to.
  void navigator.storage?.persist?.();
}

/** Goes over to the new version, in all tabs. Games are stored with every move, so nothing is lost. */
export const update = (): void => next?.postMessage({ type: "update" });
