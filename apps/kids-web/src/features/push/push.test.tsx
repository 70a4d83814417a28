import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { renderPiece } from '../../testing/render';
import { answer } from '../../testing/trpc-server';
import { user } from '../../testing/user';
import { pushText } from '../../text/en/push';
import PushSwitch from './push-switch';
import { recallWish, rememberWish, usePush } from './use-push';

/** The server's key and another one, as the server writes them (65 bytes, base64url). */
const KEY = `B${'A'.repeat(86)}`;
const OLD_KEY = `B${'B'.repeat(86)}`;
const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** A browser with Web Push: what it holds, and what it answers when it is asked. */
function makeBrowser(permission: NotificationPermission = 'default') {
  const made: string[] = [];
  const browser = {
    permission,
    answer: 'granted' as NotificationPermission,
    asked: 0,
    subscription: null as ReturnType<typeof makeSubscription> | null,
    made,
  };
  function makeSubscription(key: Uint8Array) {
    const endpoint = `https://push.example.com/${made.length + 1}`;
    made.push(endpoint);
    return {
      endpoint,
      options: { applicationServerKey: key.buffer },
      toJSON: () => ({ endpoint, keys: { p256dh: KEY, auth: 'a'.repeat(22) } }),
      unsubscribe: async () => {
        browser.subscription = null;
        return true;
      },
    };
  }
  const pushManager = {
    getSubscription: async () => browser.subscription,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      browser.subscription = makeSubscription(applicationServerKey);
      return browser.subscription;
    },
  };
  const registration = { pushManager };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => {
      browser.asked += 1;
      browser.permission = browser.answer;
      return browser.answer;
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
  return { browser, hold: (key: string) => pushManager.subscribe({ applicationServerKey: bytesOf(key) }) };
}

function makeServer() {
  return answer({
    'push.publicKey': () => KEY,
    'push.subscribe': () => ({ ok: true }),
    'push.unsubscribe': () => ({ ok: true }),
  });
}

const calls = (log: ReturnType<typeof answer>, name: string) => log.filter((call) => call.name === name);

/** The home, which asks nothing. */
function Home({ heroId }: { heroId: string }) {
  usePush(heroId);
  return null;
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('what a hero once wanted is restored', () => {
  test.each<[string, string | null, string]>([
    ['when the subscription is gone', null, 'https://push.example.com/1'],
    ['when the server has another key', OLD_KEY, 'https://push.example.com/2'],
    ['as it is, for the hero who plays now', KEY, 'https://push.example.com/1'],
  ])('%s', async (_, held, endpoint) => {
    const { browser, hold } = makeBrowser('granted');
    if (held) await hold(held);
    rememberWish('hero-1', 'yes');
    const log = makeServer();
    renderPiece(<Home heroId="hero-1" />);
    await waitFor(() => expect(calls(log, 'push.subscribe')).toMatchObject([{ input: { endpoint } }]));
    expect(browser.asked).toBe(0);
  });

  test('but never for a sibling who was not asked', async () => {
    makeBrowser('granted');
    rememberWish('hero-1', 'yes');
    const log = makeServer();
    renderPiece(<Home heroId="hero-2" />);
    await settle();
    expect(log).toEqual([]);
  });
});

describe('the switch', () => {
  const call = () => screen.findByRole('switch', { name: 'Call me' });

  test('begins what the browser then asks for, ends it here and on the server, and begins it again', async () => {
    const { browser } = makeBrowser();
    const log = makeServer();
    renderPiece(<PushSwitch heroId="hero-1" />);
    expect(await call()).not.toBeChecked();
    expect(browser.asked).toBe(0);
    await user.click(await call());
    await waitFor(async () => expect(await call()).toBeChecked());
    expect([browser.asked, recallWish('hero-1')]).toEqual([1, 'yes']);
    expect(calls(log, 'push.subscribe')).toMatchObject([
      { input: { endpoint: 'https://push.example.com/1' }, role: 'child' },
    ]);
    await user.click(await call());
    await waitFor(async () => expect(await call()).not.toBeChecked());
    expect(browser.subscription).toBeNull();
    expect(calls(log, 'push.unsubscribe')).toMatchObject([
      { input: { endpoint: 'https://push.example.com/1' } },
    ]);
    await user.click(await call());
    await waitFor(async () => expect(await call()).toBeChecked());
  });
});

test('a page of an iPad, which takes no pushes, says what it takes', () => {
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'standalone'));
  answer({});
  renderPiece(<PushSwitch heroId="hero-1" />);
  expect(screen.getByText(pushText.homeScreen)).toBeVisible();
});
