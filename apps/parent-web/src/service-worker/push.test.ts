import { addPushHandlers, type PushWorker } from '@herohood/browser/push-worker';
import { speakWith } from '@herohood/browser/text/words';
import { speakEnglish } from '@herohood/testing/speak-english';
import { expect, test, vi } from 'vitest';
import { keepPage, keptPage } from './kept-page';
import { offlinePage } from './offline-page';
import { consoleApp } from './push';

const ORIGIN = 'https://hero.test';

function makeWorker(paths: string[] = []) {
  const handlers = new Map<string, (event: never) => void>();
  const shown: { title: string; options: NotificationOptions }[] = [];
  const focus = vi.fn(async () => {});
  const openWindow = vi.fn(async () => null);
  const windows = paths.map((path) => ({ url: `${ORIGIN}${path}`, visibilityState: 'hidden', focus }));
  const worker = {
    addEventListener: (type: string, handler: (event: never) => void) => void handlers.set(type, handler),
    location: { origin: ORIGIN },
    clients: { matchAll: async () => windows, openWindow },
    registration: {
      showNotification: async (title: string, options: NotificationOptions) =>
        void shown.push({ title, options }),
    },
  };
  addPushHandlers(worker as unknown as PushWorker, consoleApp);
  const fire = async (type: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    const waitUntil = (next: Promise<unknown>) => {
      work = next;
    };
    handlers.get(type)?.({ ...event, waitUntil } as never);
    await work;
  };
  return { fire, shown, focus, openWindow };
}

test("a hero's call shows, with what it is about", async () => {
  const { fire, shown } = makeWorker();
  const call = { kind: 'call', callId: 'c', title: 'Leo asks for you', body: 'Tap to see it in Herohood.' };
  await fire('push', { data: { json: () => call } });
  expect(shown).toMatchObject([
    { title: 'Leo asks for you', options: { body: 'Tap to see it in Herohood.', tag: 'herohood-inbox' } },
  ]);
});

test('what this version cannot read shows something all the same', async () => {
  const { fire, shown } = makeWorker();
  await fire('push', { data: null });
  expect(shown).toMatchObject([{ title: 'Something needs you' }]);
});

test('a tap leads to the console that is open, not to the kids app, and else opens it', async () => {
  const tap = { notification: { close: () => {} } };
  const kids = makeWorker(['/kids', '/parent-app/x']);
  await kids.fire('notificationclick', tap);
  expect([kids.focus.mock.calls.length, kids.openWindow.mock.calls]).toEqual([0, [['/parent']]]);
  const open = makeWorker(['/parent/rewards']);
  await open.fire('notificationclick', tap);
  expect([open.focus.mock.calls.length, open.openWindow.mock.calls]).toEqual([1, []]);
});

test('without network a page says so, needs nothing from anywhere, and can be tried again', async () => {
  const page = offlinePage();
  expect(page.status).toBe(503);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = new DOMParser().parseFromString(await page.text(), 'text/html');
  expect(html.querySelector('h1')?.textContent).toBe('You are offline');
  expect(html.querySelector('a')?.textContent).toBe('Try again');
  expect(html.querySelector('[src], link')).toBeNull();
});

test('without network the worker shows the page that the console laid down, in the language that it spoke', async () => {
  const kept = new Map<string, Response>();
  vi.stubGlobal('caches', {
    open: async () => ({ put: async (address: string, page: Response) => void kept.set(address, page) }),
    match: async (address: string) => kept.get(address),
  });
  speakWith('he', {});
  await keepPage(offlinePage());
  speakEnglish();
  expect(await (await keptPage()).text()).toContain('<html lang="he" dir="rtl">');
  vi.unstubAllGlobals();
});

test("where nothing could be kept the browser's own page stands", async () => {
  vi.stubGlobal('caches', { match: () => Promise.reject(new Error('No room.')) });
  expect((await keptPage()).type).toBe('error');
  vi.unstubAllGlobals();
});
