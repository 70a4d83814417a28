import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeEventSource } from '../testing/event-source';
import { answerAsFamily } from '../testing/family';
import { aHero, aUser, idOf } from '../testing/fixtures';
import { renderConsole } from '../testing/render';
import { answer, callsTo, Refusal } from '../testing/server';
import { trpc } from './api';
import { useParentSync } from './sync';
import { useHeroes } from './use-user';

const user = aUser();

function Screen() {
  const { status } = useParentSync(user);
  const heroes = useHeroes();
  return (
    <>
      <p>{heroes.data?.map(({ name }) => name).join(', ')}</p>
      <p>{`Sync: ${status}`}</p>
    </>
  );
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

const hasSynced = () => screen.findByText('Sync: idle');
const streamIsOpen = () => waitFor(() => expect(FakeEventSource.open.size).toBe(1));

test('this browser is registered once, under an id that it keeps', async () => {
  window.localStorage.setItem('herohood-device-id', 'of-an-earlier-version');
  const { unmount } = renderConsole(<Screen />);
  await hasSynced();
  const [device] = callsTo('sync.registerDevice');
  expect(device).toMatchObject({ deviceId: 'of-an-earlier-version', deviceType: 'web' });
  unmount();

  answer({ 'sync.listDevices': () => [{ ...(device as object), id: 'd' }] });
  renderConsole(<Screen />);
  await hasSynced();
  expect(callsTo('sync.registerDevice')).toHaveLength(1);
});

test('a failed registration is told, and nothing syncs without it', async () => {
  answer({ 'sync.registerDevice': unavailable });
  renderConsole(<Screen />);
  expect(await screen.findByText('Sync Setup Failed')).toBeVisible();
  expect(screen.getByText('Failed to register this device for sync')).toBeVisible();
  expect(await screen.findByText('Sync: error')).toBeVisible();
  expect(callsTo('sync.familyData')).toEqual([]);
});

test('a change told live refreshes what is shown, and the received events are ticked off', async () => {
  renderConsole(<Screen />);
  await screen.findByText('Mia');
  await hasSynced();
  const event = { id: idOf(77), type: 'updated', entity: 'child', entityId: null, childId: null };
  answer({
    'today.heroes': () => [aHero(1, { name: 'Mia the Brave' })],
    'sync.familyData': () => ({
      lastSyncTime: '2026-03-14T12:00:05Z',
      syncEvents: [{ ...event, createdAt: '2026-03-14T12:00:04Z' }],
      devices: [],
      fullRefresh: false,
    }),
  });
  FakeEventSource.say('sync');
  expect(await screen.findByText('Mia the Brave')).toBeVisible();
  // The next sync that no change has called for.
  window.dispatchEvent(new Event('online'));
  await waitFor(() =>
    expect(callsTo('sync.markCompleted')).toContainEqual({
      deviceId: expect.any(String),
      eventIds: [idOf(77)],
    }),
  );

  FakeEventSource.say('sync');
  await waitFor(() =>
    expect(callsTo('sync.familyData')).toContainEqual({ lastSyncTime: '2026-03-14T12:00:05Z' }),
  );
});

test('the end of the session asks who is signed in and closes the stream', async () => {
  renderConsole(<SignedInScreen />);
  await streamIsOpen();
  const before = callsTo('account.me').length;
  FakeEventSource.say('end');
  await waitFor(() => expect(callsTo('account.me').length).toBeGreaterThan(before));
  expect(FakeEventSource.open.size).toBe(0);
});
