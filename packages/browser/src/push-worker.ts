/**
 * What the handlers need of the service worker around them. The types that these files are checked with are a page's,
 * and do not know workers.
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

/** One notification. A second one of the same tag replaces the first and does not call again. */
export interface Notice {
  title: string;
  body: string;
  tag: string;
  icon: string;
  badge: string;
}

/** What differs between the apps. */
export interface PushedApp {
  /** The page that a tap leads to. */
  home: string;
  /** Whose cookie speaks when a subscription is renewed. */
  role: 'parent' | 'child';
  /** Whether a window of that path is this app's. */
  isOwn(pathname: string): boolean;
  /** A notice of what was pushed. Nothing is believed but its shape: what another version sends must still show something. */
  noticeOf(message: Readonly<Record<string, unknown>>): Notice;
}

/** Shows what is pushed while the app is closed, and leads to the app when a notice is tapped. */
export function addPushHandlers(worker: PushWorker, app: PushedApp): void {
  worker.addEventListener('push', (event: PushEvent) => event.waitUntil(show(worker, app, event)));
  worker.addEventListener('notificationclick', (event: ClickEvent) => {
    event.notification.close();
    event.waitUntil(openApp(worker, app));
  });
  worker.addEventListener('pushsubscriptionchange', (event: ChangeEvent) =>
    event.waitUntil(renew(worker, app, event)),
  );
}

async function show(worker: PushWorker, app: PushedApp, event: PushEvent): Promise<void> {
  // A browser demands that something shows for every push, also for one that this version cannot read.
  const { title, tag, ...options } = app.noticeOf(readMessage(event));
  const isAppSeen = (await appWindows(worker, app)).some(
    ({ visibilityState }) => visibilityState === 'visible',
  );
  await worker.registration.showNotification(title, { ...options, tag, silent: isAppSeen });
  // The open app shows it itself; what the browser insisted on is taken away again.
  if (isAppSeen) for (const shown of await worker.registration.getNotifications({ tag })) shown.close();
}

function readMessage(event: PushEvent): Record<string, unknown> {
  try {
    return (event.data?.json() ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

async function appWindows(worker: PushWorker, app: PushedApp): Promise<AppWindow[]> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(({ url }) => {
    const { origin, pathname } = new URL(url);
    return origin === worker.location.origin && app.isOwn(pathname);
  });
}

async function openApp(worker: PushWorker, app: PushedApp): Promise<void> {
  const [open] = await appWindows(worker, app);
  if (open) await open.focus();
  else await worker.clients.openWindow(app.home);
}

/** The push service has taken the subscription back: a new one with the same key, told to the server. */
async function renew(worker: PushWorker, app: PushedApp, { oldSubscription }: ChangeEvent): Promise<void> {
  // Browsers that say nothing of the old one are left to the app, which looks when it is opened next.
  if (!oldSubscription) return;
  const { applicationServerKey } = oldSubscription.options;
  const fresh = await worker.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey,
  });
  await fetch('/api/push/subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-herohood-role': app.role },
    body: JSON.stringify(fresh),
  });
}
