/**
 * The service worker: shows notifications and opens the table they are about. It keeps no files and answers no requests.
 */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

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
