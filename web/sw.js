/* global BUILD -- web/offline.ts puts it in front: the version, and the files of the pages and of the engine. */
/**
 * The service worker: keeps what the site needs without a network, shows notifications and opens the table they are
 * about. It never answers for the server: what is below /api/ is not its business.
 */
const PREFIX = "taverne-";
const CACHE = PREFIX + BUILD.version;
/** Milliseconds to wait for a page before the kept one is shown. */
const PATIENCE = 3000;
/** In the cache: somebody plays on this device, so all files are to be kept. */
const WANTED = "/wanted";
/** In the cache: all files are kept, so that everything works without a network. */
const COMPLETE = "/complete";

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (BUILD.shell.includes(pathname)) event.respondWith(fresh(request));
});
self.addEventListener("message", (event) => {
  if (event.data.type === "update") event.waitUntil(takeOver(event.source));
  if (event.data.type === "keep") event.waitUntil(keepAll().catch(() => {}));
});

/** A new version waits until its reader agrees, because pages of the old one are open; the first has nobody to ask. */
async function install() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request("/", { cache: "reload" }));
  await prepare();
  if (!self.registration.active) await self.skipWaiting();
}

/**
 * Keeps what this version needs before it may replace another one: the files of that one are deleted then, and there may
 * be no network. Whether the other one was complete does not matter; it may never be, because hosts delete old files.
 */
async function prepare() {
  const markers = (await ours()).flatMap((cacheName) =>
    [WANTED, COMPLETE].map((mark) => caches.match(mark, { cacheName })),
  );
  if ((await Promise.all(markers)).some(Boolean)) await keepAll();
  else if (self.registration.active) await keep(BUILD.shell);
}

/** Replaces the old version at the request of a page, unless there is no network to load what is missing for that. */
async function takeOver(page) {
  try {
    await prepare();
  } catch {
    page.postMessage({ type: "unprepared" });
    return;
  }
  await self.skipWaiting();
}

async function activate() {
  for (const name of await ours()) if (name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

const ours = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** Keeps files; those that an earlier version kept under the same name are not loaded again. */
async function keep(files) {
  const cache = await caches.open(CACHE);
  for (const file of files) {
    if (await cache.match(file)) continue;
    const known = file.startsWith("/assets/") && (await caches.match(file));
    if (known) await cache.put(file, known);
    else await cache.add(file);
  }
}

/** Keeps every file. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  if (await cache.match(COMPLETE)) return;
  await cache.put(WANTED, new Response(""));
  await keep([...BUILD.shell, ...BUILD.engine]);
  await cache.put(COMPLETE, new Response(""));
  for (const one of await self.clients.matchAll({ type: "window", includeUncontrolled: true }))
    one.postMessage({ type: "kept" });
}

/** A page of the site: the latest if there is a network, else the kept one, which is the same for all addresses. */
async function page(request) {
  try {
    // Hosts let browsers use a page again for a while, but what an old page needs may be gone: always ask.
    const wanted = new Request(request.url, { cache: "no-cache", redirect: "manual" });
    const answer = await fetch(wanted, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.ok || answer.type === "opaqueredirect" || (answer.status < 500 && answer.status !== 404)) return answer;
  } catch {
    // There is no network.
  }
  return (await caches.match("/", { cacheName: CACHE })) ?? Response.error();
}

/** A file whose name changes with its content. */
async function asset(request) {
  const known = await caches.match(request.url);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.status === 200) {
    const copy = answer.clone();
    void caches.open(CACHE).then((cache) => cache.put(request.url, copy));
  }
  return answer;
}

/** A file whose name stays. */
async function fresh(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request.url)) ?? Response.error();
  }
}

self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(notify(event.data.json()));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data.table));
});

/** Shows that a table waits, in place of an earlier notification of the same table, and tells the open pages. */
async function notify({ table, title, body, lang }) {
  await self.registration.showNotification(title, {
    body,
    lang,
    tag: table,
    renotify: true,
    icon: "/icon-192.png",
    badge: "/badge-96.png",
    data: { table },
  });
  for (const page of await self.clients.matchAll({ type: "window", includeUncontrolled: true }))
    page.postMessage({ type: "turn", table });
}

/** Goes to a table: where it is open already, in a page that is at no other table, or else in a new one. */
async function openTable(table) {
  const path = `/tables/${table}`;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const at = (page) => new URL(page.url).pathname;
  const page = pages.find((one) => at(one) === path) ?? pages.find((one) => !at(one).startsWith("/tables/"));
  if (!page) return self.clients.openWindow(path);
  page.postMessage({ type: "open", path });
  return page.focus();
}
