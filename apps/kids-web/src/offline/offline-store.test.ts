import { untilHolds } from '@herohood/testing/until-holds';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recall } from '../device/store';
import { learnFamilyClock } from '../features/home/family-clock';
import { HOME } from '../features/home/home';
import { createApiClient, createHeroQueryClient } from '../lib/api';
import {
  makeBoard,
  makeCompletion,
  makeHabit,
  makeHero,
  makeHome,
  makeProcedures,
} from '../testing/fixtures';
import { cutNetwork } from '../testing/network';
import { answer, Refusal } from '../testing/trpc-server';
import { type DeviceStore, memoryStore } from './device-store';
import { clearOfflineStatus, readOfflineStatus, SIGNED_IN, type Tap } from './offline-status';
import { type OfflineStore, openOfflineStore } from './offline-store';

const open: OfflineStore[] = [];
afterEach(() => {
  for (const offline of open.splice(0)) offline.close();
  clearOfflineStatus();
  vi.unstubAllGlobals();
  // jsdom has no locks of its own.
  Reflect.deleteProperty(navigator, 'locks');
});

/** The app, opened on a device: what lies in `store` is what the visits before have left. */
function openApp(store: DeviceStore, version = 'v1') {
  const queryClient = createHeroQueryClient(() => {});
  const client = createApiClient();
  const offline = openOfflineStore({
    store,
    queryClient,
    client,
    version,
    now: Date.now,
  });
  open.push(offline);
  return {
    offline,
    queryClient,
    /** The screens ask who plays here, as they do when they open and with every sync. */
    ask: () =>
      queryClient
        .fetchQuery({ queryKey: HOME, queryFn: () => client.home.today.query(), staleTime: 0 })
        .catch(() => null),
  };
}

const tap = (habitId: string, heroId = 'hero-1'): Tap => ({
  heroId,
  habitId,
  completedAt: new Date().toISOString(),
});

/** Does a mission without network on a device. */
async function saveTap(store: DeviceStore, one: Tap) {
  const { offline } = openApp(store);
  await offline.keep(one);
  await offline.release(one, { isAnswered: false });
  offline.close();
  clearOfflineStatus();
}

/** A device on which the server refused Mia's mission, and which was closed before she saw it. */
async function deviceThatRefused(): Promise<DeviceStore> {
  const store = await deviceOfMia();
  await saveTap(store, tap('teeth'));
  family(makeHero(), { 'missions.complete': () => refuse(400, 'TOO_OLD') });
  const { ask, queryClient, offline } = openApp(store);
  queryClient.setQueryData(HOME, makeHome(makeHero(), makeBoard([makeHabit('teeth', 'Brush teeth')])));
  await ask();
  await untilHolds(() => expect(readOfflineStatus().refused).toHaveLength(1));
  offline.close();
  clearOfflineStatus();
  return store;
}

const completes = (log: ReturnType<typeof answer>) =>
  log.filter(({ name }) => name === 'missions.complete').map(({ input }) => input);

function family(hero = makeHero(), change = {}) {
  return answer(
    makeProcedures({
      'account.childMe': () => hero,
      'missions.listCompletions': () => [],
      'missions.complete': ({ id, completedAt }: { id: string; completedAt: string }) =>
        makeCompletion(id, 'pending', { completedAt }),
      ...change,
    }),
  );
}

/** A device on which Mia was seen and which was closed then. */
async function deviceOfMia(): Promise<DeviceStore> {
  const store = memoryStore();
  const { ask, offline } = openApp(store);
  family();
  await ask();
  await untilHolds(async () => expect(await store.get('last-known')).toMatchObject({ heroId: 'hero-1' }));
  offline.close();
  return store;
}

describe('the last known state', () => {
  test.each([
    ['the hero leaves', ({ offline }: ReturnType<typeof openApp>) => offline.leave({ isStaying: false })],
    [
      'the session has ended',
      async ({ ask }: ReturnType<typeof openApp>) => {
        family(makeHero(), { 'account.childMe': () => refuse(401) });
        await ask();
      },
    ],
    [
      'a sibling signs in',
      async ({ ask }: ReturnType<typeof openApp>) => {
        family(makeHero({ id: 'hero-2', name: 'Zoe' }));
        await ask();
      },
    ],
  ])('is gone when %s', async (_name, act) => {
    const store = await deviceOfMia();
    const deleteCache = vi.fn(async () => true);
    vi.stubGlobal('caches', { delete: deleteCache });
    const app = openApp(store);
    await act(app);
    await untilHolds(async () =>
      expect(JSON.stringify(await store.get('last-known')) ?? '').not.toContain('Mia'),
    );
    expect(deleteCache).toHaveBeenCalledWith('hero-media');
    cutNetwork();
    const later = openApp(store);
    await later.offline.restore();
    expect(
      JSON.stringify(
        later.queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data),
      ),
    ).not.toContain('Mia');
  });

  test('an answer that still comes in while the hero leaves brings nothing back', async () => {
    const store = await deviceOfMia();
    const { offline, ask } = openApp(store);
    family();
    await offline.leave({ isStaying: false });
    await ask();
    window.dispatchEvent(new Event('pagehide'));
    await untilHolds(() => expect(recall(SIGNED_IN)).toBeNull());
    expect(await store.get('last-known')).toBeUndefined();
  });
});

describe('sections that were not opened yet', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'connection');
  });

  /** A visit on a device that is idle after its first view. */
  async function visit(store: DeviceStore, version = 'v1') {
    const log = family(makeHero(), { 'shop.listGear': () => [], 'rewards.listForChild': () => [] });
    const { ask } = openApp(store, version);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await ask();
    const asked = () => log.filter(({ name }) => name === 'shop.listGear').length;
    return { ask, asked };
  }

  test('are asked for once when the device is idle, so that they show without network', async () => {
    const store = memoryStore();
    const { ask, asked } = await visit(store);
    expect(asked()).toBe(0);
    await untilHolds(async () => expect(JSON.stringify(await store.get('last-known'))).toContain('listGear'));
    await ask();
    expect(asked()).toBe(1);
    const again = await visit(store);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(again.asked(), 'once a day').toBe(0);
    const newer = await visit(store, 'v2');
    await untilHolds(() => expect(newer.asked(), 'for each version').toBe(1));
  });

  test('are left alone on a metered line', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    const { asked } = await visit(memoryStore());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(0);
  });
});

describe('waiting taps', () => {
  test('of two tabs only one sends', async () => {
    const store = memoryStore();
    await saveTap(store, tap('teeth'));
    let tail: Promise<unknown> = Promise.resolve();
    const request = (_name: string, act: () => Promise<void>) => {
      tail = tail.then(act);
      return tail;
    };
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    const log = family();
    const [first, second] = [openApp(store), openApp(store)];
    await Promise.all([first.ask(), second.ask()]);
    await untilHolds(async () => expect(await store.get('outbox')).toEqual([]));
    await tail;
    expect(completes(log)).toHaveLength(1);
  });

  test('one that is on its way right now is not sent beside it', async () => {
    const store = memoryStore();
    const log = family();
    const { ask, offline } = openApp(store);
    await offline.keep(tap('teeth'));
    await ask();
    expect([completes(log), readOfflineStatus().unsent]).toEqual([[], []]);
    expect(await store.get('outbox')).toHaveLength(1);
  });

  test('a refusal that was not seen is told by the next visit too, also without network, until it was', async () => {
    const store = await deviceThatRefused();
    cutNetwork();
    const { offline } = openApp(store);
    await offline.restore();
    expect(readOfflineStatus().refused).toMatchObject([{ name: 'Brush teeth', reason: 'tooOld' }]);
    await offline.dismiss(readOfflineStatus().refused);
    expect([readOfflineStatus().refused, await store.get('refused')]).toEqual([[], []]);
  });

  test.each([
    ['leaves', ({ offline }: ReturnType<typeof openApp>) => offline.leave({ isStaying: false })],
    [
      'makes way for a sibling',
      async ({ ask }: ReturnType<typeof openApp>) => {
        family(makeHero({ id: 'hero-2', name: 'Zoe' }));
        await ask();
      },
    ],
  ])('nothing is told to anybody after their hero %s', async (_name, act) => {
    const store = await deviceThatRefused();
    const app = openApp(store);
    await act(app);
    await untilHolds(async () => expect(await store.get('refused')).toEqual([]));
    expect(readOfflineStatus().refused).toEqual([]);
  });

  test('after a fault of the server they are left in peace for a while', async () => {
    const store = memoryStore();
    await saveTap(store, tap('teeth'));
    const log = family(makeHero(), { 'missions.complete': () => refuse(500) });
    const { ask } = openApp(store);
    await ask();
    await untilHolds(() => expect(completes(log)).toHaveLength(1));
    for (let again = 0; again < 3; again += 1) await ask();
    expect([completes(log).length, readOfflineStatus().unsent.length]).toEqual([1, 1]);
  });
});

describe('at half past midnight of a day that goes on until four', () => {
  const at = (habitId: string, completedAt: string): Tap => ({ ...tap(habitId), completedAt });
  const [before, evening] = ['2026-03-11T20:00:00.000Z', '2026-03-12T20:00:00.000Z'];

  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-03-13T00:30:00Z') });
  });

  test('a tap of the evening can be taken back, and one of the day before waits on', async () => {
    const store = await deviceOfMia();
    cutNetwork();
    for (const each of [before, evening]) await saveTap(store, at('teeth', each));
    const { offline } = openApp(store);
    await offline.restore();
    const serverTime = new Date().toISOString();
    learnFamilyClock({ timeZone: 'UTC', dayStartHour: 4, serverTime }, Date.now());
    await offline.takeBack({ habitId: 'teeth', slot: 1 });
    expect(await store.get('outbox')).toMatchObject([{ completedAt: before }]);
  });
});

function refuse(status: number, code = 'UNAUTHORIZED', isEmergency = false): never {
  throw new Refusal(status, 'No.', { code, ...(isEmergency && { emergencyMode: true as const }) } as never);
}
