/**
 * This browser's side of Web Push: its subscription, without a word to our server. Nothing here asks for permission
 * unless a caller wants to subscribe.
 */

/** `unsupported`: this browser, or a page over plain http, has no Web Push (on iPhones only the installed app has). */
export type PushPermission = 'unsupported' | NotificationPermission;

export function pushPermission(): PushPermission {
  const isSupported =
    'serviceWorker' in navigator && 'PushManager' in window && typeof Notification !== 'undefined';
  return isSupported ? Notification.permission : 'unsupported';
}

/** Whether this is a page of an iPhone or iPad that tells nothing until it was put on the home screen and opened from there. */
export const needsHomeScreen = (): boolean =>
  pushPermission() === 'unsupported' && 'standalone' in navigator && navigator.standalone === false;

/** The worker that stands behind this page; undefined while there is none. */
async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return pushPermission() === 'unsupported' ? undefined : navigator.serviceWorker.getRegistration();
}

/**
 * Whether this browser takes pushes; answers when a worker is there to take them. On the very first visit that is some
 * time after the page, on a busy device or a slow line much later, and never where workers are forbidden.
 */
export async function canTakePushes(): Promise<boolean> {
  if (pushPermission() === 'unsupported') return false;
  await navigator.serviceWorker.ready;
  return true;
}

export async function currentSubscription(): Promise<PushSubscription | null> {
  return (await (await registration())?.pushManager.getSubscription()) ?? null;
}

/**
 * This browser's subscription for a server's key; one that was made for another key gives way.
 *
 * @param publicKey the server's VAPID key in base64url
 * @throws what the browser throws when it refuses, and an Error when no worker stands behind the page
 */
export async function subscribeTo(publicKey: string): Promise<PushSubscription> {
  const worker = await registration();
  if (!worker) throw new Error('No worker takes pushes for this page.');
  const key = bytesOf(publicKey);
  const present = await worker.pushManager.getSubscription();
  if (present) {
    const made = present.options.applicationServerKey;
    if (made && isSame(new Uint8Array(made), key)) return present;
    await present.unsubscribe();
  }
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Ends this browser's subscription; returns the address that the server may forget, or null when there was none. */
export async function dropSubscription(): Promise<string | null> {
  const present = await currentSubscription();
  if (!present) return null;
  await present.unsubscribe();
  return present.endpoint;
}

/** Takes away the shown notifications of missions: the open app shows them itself. */
export async function clearNotices(): Promise<void> {
  const shown = (await (await registration())?.getNotifications()) ?? [];
  for (const notice of shown) notice.close();
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const isSame = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);
