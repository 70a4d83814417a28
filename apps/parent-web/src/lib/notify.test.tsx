import { screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { NotifySwitch } from '../layout/notify-switch';
import { renderConsole } from '../testing/render';
import { ConsoleProviders } from './console-frame';
import { useWorkNotifications, type WorkNotification } from './notify';

const LABEL = /^Tell this device/;
let shown: string[] = [];

/** A browser whose owner answers `permission` when asked. */
function browserWith(permission: NotificationPermission): void {
  shown = [];
  class FakeNotification {
    static permission: NotificationPermission = 'default';
    static requestPermission = vi.fn(async () => {
      FakeNotification.permission = permission;
      return permission;
    });
    constructor(title: string, { body = '' }: NotificationOptions) {
      shown.push(`${title}: ${body}`);
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('isSecureContext', true);
}

function Screen({ waiting }: { waiting: WorkNotification[] }) {
  useWorkNotifications(waiting);
  return <NotifySwitch />;
}

function show(waiting: WorkNotification[]) {
  const { user, rerender } = renderConsole(<Screen waiting={waiting} />);
  const rerenderPart = (next: WorkNotification[]) =>
    rerender(
      <ConsoleProviders>
        <Screen waiting={next} />
      </ConsoleProviders>,
    );
  return { user, rerenderPart };
}

const feed: WorkNotification = { id: '1', line: 'Mia has done: Feed the cat' };
const read: WorkNotification = { id: '2', line: 'Mia has done: Read' };

beforeEach(() => browserWith('granted'));

test('only what is new is told, and only while the page is out of sight', async () => {
  const { user, rerenderPart } = show([feed]);
  await user.click(screen.getByRole('switch', { name: LABEL }));
  expect(await screen.findByText(/^You will be told/)).toBeVisible();
  shown = [];
  rerenderPart([feed, read]);
  expect(shown).toEqual([]);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  rerenderPart([feed, read, { id: '3', line: 'Theo would like: Lego' }]);
  expect(shown).toEqual(['Something needs you: Theo would like: Lego']);
});

test('a browser that refuses says how to allow it, and the switch stays off', async () => {
  browserWith('denied');
  const { user } = show([]);
  await user.click(screen.getByRole('switch', { name: LABEL }));
  expect(await screen.findByText('Notifications are blocked')).toBeVisible();
  expect(screen.getByRole('switch', { name: LABEL })).not.toBeChecked();
});

test('a page of an iPhone, which shows nothing, says what it takes', () => {
  vi.unstubAllGlobals();
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'standalone'));
  renderConsole(<NotifySwitch />);
  expect(screen.getByText(/first add Herohood to the home screen/)).toBeVisible();
});
