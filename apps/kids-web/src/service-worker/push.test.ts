import { addPushHandlers, type PushWorker } from '@herohood/browser/push-worker';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { kidsApp } from './push';

const ORIGIN = 'https://hero.test';
const PUSH = {
  kind: 'reminder',
  habitId: 'h1',
  icon: 'teeth',
  title: 'Brush teeth',
  body: 'Your mission is waiting for you, hero!',
  until: '2026-06-02T08:30:00.000Z',
};

type Window = { url: string; visibilityState: string; focus: () => Promise<void> };

function makeWorker(windows: Window[] = []) {
  const handlers = new Map<string, (event: never) => void>();
  const shown: { title: string; options: NotificationOptions; close: () => void }[] = [];
  const openWindow = vi.fn(async () => null);
  const subscribe = vi.fn(async () => ({ endpoint: 'https://push.example.com/2' }));
  const worker = {
    addEventListener: (type: string, handler: (event: never) => void) => void handlers.set(type, handler),
    location: { origin: ORIGIN },
    clients: { matchAll: async () => windows, openWindow },
    registration: {
      pushManager: { subscribe },
      showNotification: async (title: string, options: NotificationOptions) => {
        const notice = { title, options, close: () => void shown.splice(shown.indexOf(notice), 1) };
        shown.push(notice);
      },
      getNotifications: async ({ tag }: { tag: string }) =>
        shown.filter(({ options }) => options.tag === tag),
    },
  };
  addPushHandlers(worker as unknown as PushWorker, kidsApp);
  const fire = async (type: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    const waitUntil = (next: Promise<unknown>) => {
      work = next;
    };
    handlers.get(type)?.({ ...event, waitUntil } as never);
    await work;
  };
  return { fire, shown, openWindow, subscribe };
}

const data = (value: unknown) => ({ data: { json: () => value } });
const focus = vi.fn(async () => {});
const home = (visibilityState: string): Window => ({
  url: `${ORIGIN}/kids?tab=games`,
  visibilityState,
  focus,
});

beforeEach(() => focus.mockClear());

describe('a push', () => {
  test('shows the mission with its picture, and one tag for each mission', async () => {
    const { fire, shown } = makeWorker([home('hidden')]);
    await fire('push', data(PUSH));
    expect(shown).toMatchObject([
      {
        title: 'Brush teeth',
        options: {
          body: PUSH.body,
          tag: 'mission-h1',
          icon: '/kids-app/notices/teeth.png',
          silent: false,
        },
      },
    ]);
  });

  test('that cannot be read still shows something', async () => {
    const { fire, shown } = makeWorker();
    for (const odd of [{ data: null }, data(null), data({ kind: 'party' }), data({ ...PUSH, title: 7 })]) {
      await fire('push', odd);
    }
    expect(new Set(shown.map(({ title }) => title))).toEqual(new Set(['Herohood']));
  });

  test('leaves nothing behind while the open app shows it itself', async () => {
    const { fire, shown } = makeWorker([home('visible')]);
    await fire('push', data(PUSH));
    expect(shown).toEqual([]);
  });

  test('is shown although a parent’s page or another site is open', async () => {
    const parent = { url: `${ORIGIN}/parent`, visibilityState: 'visible', focus };
    const { fire, shown } = makeWorker([parent]);
    await fire('push', data(PUSH));
    expect(shown).toHaveLength(1);
  });
});

describe('a tap on it', () => {
  const notification = { close: vi.fn() };

  test('focuses the app that is open', async () => {
    const { fire, openWindow } = makeWorker([home('hidden')]);
    await fire('notificationclick', { notification });
    expect(notification.close).toHaveBeenCalled();
    expect(focus).toHaveBeenCalledTimes(1);
    expect(openWindow).not.toHaveBeenCalled();
  });
});

describe('a subscription that the push service took back', () => {
  test('is made anew with the same key and told to the server as the child', async () => {
    const calls = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
    const { fire, subscribe } = makeWorker();
    const applicationServerKey = new ArrayBuffer(65);
    await fire('pushsubscriptionchange', { oldSubscription: { options: { applicationServerKey } } });
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey });
    expect(calls).toHaveBeenCalledWith(
      '/api/push/subscribe',
      expect.objectContaining({ headers: expect.objectContaining({ 'x-herohood-role': 'child' }) }),
    );
    calls.mockRestore();
  });
});
