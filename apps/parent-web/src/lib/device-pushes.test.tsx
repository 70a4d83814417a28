import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NotifySwitch } from '../layout/notify-switch';
import { renderConsole } from '../testing/render';
import { answer, callsTo, Refusal } from '../testing/server';
import { useKeptPushes } from './keep-pushes';

const KEY = `B${'A'.repeat(86)}`;
const ENDPOINT = 'https://push.example.com/this-device';
let isSubscribed = false;

/** A browser with Web Push whose owner says yes. */
function browserWithPushes(permission: NotificationPermission = 'default'): void {
  isSubscribed = false;
  const notification = Object.assign(class {}, {
    permission,
    requestPermission: async () => {
      notification.permission = 'granted';
      return 'granted';
    },
  });
  const subscription = {
    endpoint: ENDPOINT,
    options: {},
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: KEY, auth: 'a'.repeat(22) } }),
    unsubscribe: async () => {
      isSubscribed = false;
      return true;
    },
  };
  const registration = {
    pushManager: {
      getSubscription: async () => (isSubscribed ? subscription : null),
      subscribe: async () => {
        isSubscribed = true;
        return subscription;
      },
    },
  };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
}

beforeEach(() => {
  browserWithPushes();
  answer({
    'push.publicKey': () => KEY,
    'push.subscribe': () => ({ ok: true }),
    'push.unsubscribe': () => ({ ok: true }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const theSwitch = () => screen.getByRole('switch', { name: /^Tell this device/ });

test('the switch takes pushes here, and ends them here and on the server', async () => {
  const { user } = renderConsole(<NotifySwitch />);
  await user.click(theSwitch());
  expect(await screen.findByText(/A hero who calls for you rings here/)).toBeVisible();
  expect(callsTo('push.subscribe')).toMatchObject([{ endpoint: ENDPOINT }]);
  await waitFor(() => expect(theSwitch()).toBeEnabled());
  await user.click(theSwitch());
  await waitFor(() => expect(callsTo('push.unsubscribe')).toEqual([{ endpoint: ENDPOINT }]));
  expect(isSubscribed).toBe(false);
  expect(theSwitch()).not.toBeChecked();
});

test('a server that refuses is told, and what an open page tells goes on', async () => {
  answer({
    'push.subscribe': () => {
      throw new Refusal('UNAVAILABLE', 'Later');
    },
  });
  const { user } = renderConsole(<NotifySwitch />);
  await user.click(theSwitch());
  expect(await screen.findByText(/Calls while it is closed could not be arranged/)).toBeVisible();
  expect(theSwitch()).toBeChecked();
});

function Console() {
  useKeptPushes();
  return <p>Console</p>;
}

test('pushes are taken anew when the console opens, where the parent wants them and nowhere else', async () => {
  renderConsole(<Console />).unmount();
  browserWithPushes('granted');
  window.localStorage.setItem('herohood-notify', 'on');
  renderConsole(<Console />);
  await waitFor(() => expect(callsTo('push.subscribe')).toMatchObject([{ endpoint: ENDPOINT }]));
});
