/** Notifications when the reader is not at the table (Web Push): whether this browser shows them, and turning them on. */
import { api } from "./net/api";
import { Refused } from "./net/refused";
import { language, say } from "./catalogue.svelte";
import { isKnown, person } from "./person.svelte";
import { go } from "./router.svelte";
import { load, store } from "./storage";

/** Which games notify: those whose clock counts days, or every game. */
export const GAMES = ["days", "every"] as const;
export type Games = (typeof GAMES)[number];

/** Browsers allow notifications on secure pages only. */
export const canNotify = isSecureContext && "serviceWorker" in navigator && "PushManager" in window;

let on = $state(canNotify && load("push") !== null && Notification.permission === "granted");
let games = $state<Games>(load("push") === "every" ? "every" : "days");

export const isNotified = (): boolean => on;
export const notifyingGames = (): Games => games;
/** Whether the reader has told the browser to show no notifications of this site. */
export const isRefused = (): boolean => canNotify && Notification.permission === "denied";

const register = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register("/sw.js");

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await api.subscribe({
    endpoint: endpoint!,
    p256dh: keys!.p256dh!,
    auth: keys!.auth!,
    language: language(),
    every_game: games === "every",
  });
}

/** Asks the browser and the server for notifications; throws a `Refused` if either does not want to. */
export async function turnOn(wanted: Games): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") throw new Refused("denied", say("notify-denied"));
  const { key } = await api.notifications();
  await register();
  const { pushManager } = await navigator.serviceWorker.ready;
  games = wanted;
  try {
    const subscription =
      (await pushManager.getSubscription()) ??
      (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) }));
    await tell(subscription);
  } catch (error) {
    throw error instanceof Refused ? error : new Refused("push", say("notify-failed"));
  }
  on = true;
  store("push", wanted);
}

async function forget(): Promise<PushSubscription | null> {
  on = false;
  store("push", null);
  const registration = await navigator.serviceWorker?.getRegistration("/");
  const subscription = (await registration?.pushManager.getSubscription()) ?? null;
  await subscription?.unsubscribe();
  return subscription;
}

/** Ends the notifications of this browser. */
export async function turnOff(): Promise<void> {
  const subscription = await forget();
  if (subscription && person()) await api.unsubscribe(subscription.endpoint);
}

/** Ends the notifications of all the reader's browsers. */
export async function turnOffEverywhere(): Promise<void> {
  await api.unsubscribeEverywhere();
  await forget();
}

/** Tells the server again who is to be notified here, and in which language; it may have forgotten. */
export async function renewPush(): Promise<void> {
  if (!on || !isKnown()) return;
  // Whoever uses this browser next has not asked for notifications.
  if (!person()) return void (await forget());
  const registration = await register();
  const subscription = await registration.pushManager.getSubscription();
  if (subscription) await tell(subscription);
  else on = false;
}

// A notification that is clicked leads to its table.
if (canNotify)
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ type: string; path?: string }>) => {
    if (data.type === "open" && data.path && data.path !== location.pathname) go(data.path);
  });
