import type { ReminderPush } from '@herohood/domain/reminders/schema';

/**
 * What the handlers need of the worker around them. The page's own types, which this file is checked with, do not
 * know workers.
 */
export interface PushWorker {
  addEventListener(type: string, listener: (event: never) => void): void;
  registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'getNotifications' | 'pushManager'>;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly AppWindow[]>;
    openWindow(address: string): Promise<unknown>;
  };
  location: { origin: string };
}

interface AppWindow {
  url: string;
  visibilityState: string;
  focus(): Promise<unknown>;
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
export type PushEvent = Lasting & { data: { json(): unknown } | null };
export type ClickEvent = Lasting & { notification: { close(): void } };
export type ChangeEvent = Lasting & { oldSubscription?: PushSubscription | null };

const HOME = '/kids';
const PICTURES = '/kids-app/notices';
/** A browser demands that something shows for every push, also for one that this version cannot read. */
const UNKNOWN = { title: 'Herohood', body: 'A mission is waiting for you, hero!', habitId: '', icon: '' };

/** Shows reminders while the app is closed, and leads to it when one is tapped. */
export function addPushHandlers(worker: PushWorker): void {
  worker.addEventListener('push', (event: PushEvent) => event.waitUntil(show(worker, event)));
  worker.addEventListener('notificationclick', (event: ClickEvent) => {
    event.notification.close();
    event.waitUntil(openApp(worker));
  });
  worker.addEventListener('pushsubscriptionchange', (event: ChangeEvent) =>
    event.waitUntil(renew(worker, event)),
  );
}

async function show(worker: PushWorker, event: PushEvent): Promise<void> {
  const { title, body, habitId, icon } = readPush(event) ?? UNKNOWN;
  // One tag per mission: a second push replaces the first and does not call again.
  const tag = `mission-${habitId}`;
  const picture = `${PICTURES}/${pictureOf(icon)}.png`;
  const isAppSeen = (await appWindows(worker)).some(({ visibilityState }) => visibilityState === 'visible');
  await worker.registration.showNotification(title, {
    body,
    tag,
    icon: picture,
    badge: `${PICTURES}/badge.png`,
    silent: isAppSeen,
  });
  // The open app shows and sounds the reminder itself; what the browser insisted on is taken away again.
  if (isAppSeen) for (const shown of await worker.registration.getNotifications({ tag })) shown.close();
}

/** Nothing is believed but the shape: what another version sends must still show something. */
function readPush(
  event: PushEvent,
): (Pick<ReminderPush, 'title' | 'body' | 'habitId'> & { icon: string }) | null {
  try {
    const { kind, title, body, habitId, icon } = (event.data?.json() ?? {}) as Record<string, unknown>;
    if (kind !== 'reminder' || typeof title !== 'string' || typeof habitId !== 'string') return null;
    return {
      title,
      habitId,
      body: typeof body === 'string' ? body : UNKNOWN.body,
      icon: typeof icon === 'string' ? icon : '',
    };
  } catch {
    return null;
  }
}

/** Pictures that lie in public/notices; other habits show the target, as everywhere. */
const pictures = new Set([
  ...['energy', 'teeth', 'reading', 'exercise', 'healthy-food'],
  ...['sleep', 'study', 'mindfulness', 'water'],
]);

const pictureOf = (icon: string) => (pictures.has(icon) ? icon : 'mission');

async function appWindows(worker: PushWorker): Promise<AppWindow[]> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(({ url }) => {
    const { origin, pathname } = new URL(url);
    return origin === worker.location.origin && pathname === HOME;
  });
}

async function openApp(worker: PushWorker): Promise<void> {
  const [open] = await appWindows(worker);
  if (open) await open.focus();
  else await worker.clients.openWindow(HOME);
}

/** The push service has taken the subscription back: a new one with the same key, told to the server. */
async function renew(worker: PushWorker, { oldSubscription }: ChangeEvent): Promise<void> {
  // Browsers that say nothing of the old one are left to the app, which looks when it is opened next.
  if (!oldSubscription) return;
  const { applicationServerKey } = oldSubscription.options;
  const fresh = await worker.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey,
  });
  await fetch('/api/push/subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-herohood-role': 'child' },
    body: JSON.stringify(fresh),
  });
}
