import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeEventSource } from '../testing/event-source';
import { answerAsFamily } from '../testing/family';
import { aHero, aUser, idOf } from '../testing/fixtures';
import { renderConsole } from '../testing/render';
import { answer, callsTo, Refusal } from '../testing/server';
import { trpc } from './api';
import { deviceId } from './device';
import { useSync } from './sync';
import { SYNC_EVERY_MS } from './sync-loop';

const user = aUser();

function Screen() {
  useSync(user.id);
  const heroes = trpc.children.list.useQuery();
  return <p>{heroes.data?.map(({ name }) => name).join(', ')}</p>;
}

function SignedInScreen() {
  trpc.account.me.useQuery();
  return <Screen />;
}

beforeEach(() => answerAsFamily(user, [aHero(1, { name: 'Mia' })]));

afterEach(() => vi.useRealTimers());

const unavailable = () => {
  throw new Refusal('UNAVAILABLE', 'Not now.');
};

const streamIsOpen = () => waitFor(() => expect(FakeEventSource.open.size).toBe(1));

test('this browser is registered once, under an id that it keeps', async () => {
  const { unmount } = renderConsole(<Screen />);
  await streamIsOpen();
  const [device] = callsTo('sync.registerDevice');
  expect(device).toMatchObject({ deviceId: deviceId(), deviceType: 'web' });
  unmount();

  answer({ 'sync.listDevices': () => [{ ...(device as object), id: 'd' }] });
  renderConsole(<Screen />);
  await streamIsOpen();
  expect(callsTo('sync.registerDevice')).toHaveLength(1);
});

test('a failed registration is told, and nothing syncs without it', async () => {
  answer({
    'sync.registerDevice': () => {
      throw new Refusal('UNAVAILABLE', 'Not now.');
    },
  });
  renderConsole(<Screen />);
  expect(await screen.findByText('Sync Setup Failed')).toBeVisible();
  expect(screen.getByText('Failed to register this device for sync')).toBeVisible();
  expect(FakeEventSource.open.size).toBe(0);
});

test('a registration that failed is tried again when the network is back', async () => {
  answer({ 'sync.listDevices': () => [], 'sync.registerDevice': unavailable });
  renderConsole(<Screen />);
  await screen.findByText('Sync Setup Failed');
  answer({ 'sync.registerDevice': (device: object) => ({ ...device, id: 'd' }) });
  window.dispatchEvent(new Event('online'));
  await streamIsOpen();
  expect(callsTo('sync.registerDevice')).toHaveLength(2);
});

test.each(['sync.listDevices', 'sync.registerDevice'])(
  'a page whose %s failed syncs live from the next tick on, without a reload',
  async (procedure) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let isDown = true;
    const working = {
      'sync.listDevices': () => [],
      'sync.registerDevice': (device: object) => ({ ...device, id: 'd' }),
    };
    answer({
      ...working,
      [procedure]: (input: object) =>
        isDown ? unavailable() : working[procedure as keyof typeof working](input),
    });
    renderConsole(<Screen />);
    await vi.waitFor(() => expect(callsTo(procedure)).toHaveLength(1));
    isDown = false;
    await vi.waitFor(
      () => {
        vi.advanceTimersByTime(SYNC_EVERY_MS);
        expect(FakeEventSource.open.size).toBe(1);
      },
      { timeout: 5_000 },
    );
    expect(callsTo(procedure)).toHaveLength(2);
  },
);

test('live news refresh what is shown, and the received events are ticked off', async () => {
  renderConsole(<Screen />);
  await screen.findByText('Mia');
  await streamIsOpen();
  const event = { id: idOf(77), type: 'updated', entity: 'child', entityId: null, childId: null };
  answer({
    'children.list': () => [aHero(1, { name: 'Mia the Brave' })],
    'sync.familyData': () => ({
      lastSyncTime: '2026-03-14T12:00:05Z',
      syncEvents: [{ ...event, createdAt: '2026-03-14T12:00:04Z' }],
      devices: [],
      fullRefresh: false,
    }),
    'sync.markCompleted': () => ({ completed: 1 }),
  });
  FakeEventSource.say('sync');
  expect(await screen.findByText('Mia the Brave')).toBeVisible();
  await waitFor(() =>
    expect(callsTo('sync.markCompleted')).toEqual([{ deviceId: deviceId(), eventIds: [idOf(77)] }]),
  );

  FakeEventSource.say('sync');
  await waitFor(() =>
    expect(callsTo('sync.familyData')).toContainEqual({ lastSyncTime: '2026-03-14T12:00:05Z' }),
  );
});

test('a sync that fails says that it will be tried again', async () => {
  renderConsole(<Screen />);
  await streamIsOpen();
  answer({
    'sync.familyData': () => {
      throw new Refusal('UNAVAILABLE', 'Not now.');
    },
  });
  FakeEventSource.say('sync');
  expect(await screen.findByText('Sync Failed')).toBeVisible();
  expect(screen.getByText('Failed to sync with other devices. Will retry later.')).toBeVisible();
});

test('the end of the session asks who is signed in and closes the stream', async () => {
  renderConsole(<SignedInScreen />);
  await streamIsOpen();
  const before = callsTo('account.me').length;
  FakeEventSource.say('end');
  await waitFor(() => expect(callsTo('account.me').length).toBeGreaterThan(before));
  expect(FakeEventSource.open.size).toBe(0);
});
