import { HOUR_MS } from '@herohood/domain/time/durations';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { HOME, OPEN_ROW } from '../features/home/home';
import { makeBoard, makeHabit, makeHero, makeHome } from '../testing/fixtures';
import { memoryStore } from './device-store';
import { isKept, putBack, readLastKnown, saveLastKnown } from './last-known';
import { SENDING_PREFIX } from './offline-status';

const NOW = Date.parse('2026-03-10T15:00:00Z');
const who = { heroId: 'hero-1', version: 'v1' };

const keyOf = (name: string, input?: object) => [name.split('.'), { ...(input && { input }), type: 'query' }];
const SHOP = keyOf('shop.listGear');

function cacheOf(...answers: [readonly unknown[], unknown, number?][]): QueryClient {
  const queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } });
  for (const [key, data, at = NOW] of answers) queryClient.setQueryData(key, data, { updatedAt: at });
  return queryClient;
}

async function reopen(before: QueryClient, now = NOW) {
  const store = memoryStore();
  await saveLastKnown(store, before, who);
  const after = cacheOf();
  const answers = (await readLastKnown(store, who)) ?? [];
  return { after, hasHero: putBack(after, answers, { heroId: who.heroId, now }) };
}

test('what was known is there again, with its age', async () => {
  const at = NOW - 2 * HOUR_MS;
  const { after, hasHero } = await reopen(cacheOf([HOME, makeHome(), at], [SHOP, ['sword']]));
  expect(hasHero).toBe(true);
  expect(after.getQueryData(HOME)).toEqual(makeHome());
  expect(after.getQueryState(HOME)?.dataUpdatedAt).toBe(at);
  expect(after.getQueryData(SHOP)).toEqual(['sword']);
});

test('what the app knows better is not overwritten', async () => {
  const store = memoryStore();
  await saveLastKnown(store, cacheOf([HOME, makeHome(makeHero({ xp: 1 })), NOW - HOUR_MS]), who);
  const after = cacheOf([HOME, makeHome(makeHero({ xp: 2 }))]);
  putBack(after, (await readLastKnown(store, who)) ?? [], { heroId: 'hero-1', now: NOW });
  expect(after.getQueryData(HOME)).toMatchObject({ hero: { xp: 2 } });
});

test('sections that were not opened this time are still known from the last', async () => {
  const store = memoryStore();
  await saveLastKnown(store, cacheOf([HOME, makeHome()], [SHOP, ['sword']]), who);
  await saveLastKnown(store, cacheOf([HOME, makeHome(makeHero({ xp: 7 }))]), who);
  const kept = await readLastKnown(store, who);
  expect(kept?.map(({ data }) => data)).toEqual([['sword'], makeHome(makeHero({ xp: 7 }))]);
});

test('a week later it is forgotten', async () => {
  const { after, hasHero } = await reopen(cacheOf([HOME, makeHome()]), NOW + 7 * 24 * HOUR_MS + 1);
  expect([hasHero, after.getQueryData(HOME)]).toEqual([false, undefined]);
});

test('a tap on its way is nobody’s last known state', async () => {
  const board = makeBoard([makeHabit('teeth', 'Teeth'), makeHabit('bed', 'Bed')]);
  const [teeth, bed] = board.missions;
  const sending = { ...bed!, status: 'pending' as const, completionId: `${SENDING_PREFIX}bed.1` };
  const sent = { ...teeth!, status: 'pending' as const, completionId: 'done-teeth' };
  const { after } = await reopen(
    cacheOf([HOME, makeHome(makeHero(), { ...board, missions: [sent, sending] })]),
  );
  expect(after.getQueryData(HOME)).toMatchObject({ board: { missions: [sent, { ...bed, ...OPEN_ROW }] } });
});

test.each([
  ['another hero', { heroId: 'hero-2', version: 'v1' }],
  ['another version of the app', { heroId: 'hero-1', version: 'v2' }],
])('it is not for %s', async (_name, other) => {
  const store = memoryStore();
  await saveLastKnown(store, cacheOf([HOME, makeHome()]), who);
  expect(await readLastKnown(store, other)).toBeNull();
});

test('another hero’s answers are not kept under this one’s name', async () => {
  const siblings = keyOf('goals.list', { id: 'hero-2' });
  const { after } = await reopen(cacheOf([HOME, makeHome()], [siblings, ['Bike']]));
  expect(after.getQueryData(siblings)).toBeUndefined();
});

test.each([
  ['account.me', undefined],
  ['children.list', undefined],
  ['account.childLogin', { familyCode: 'HER7K2', username: 'mia7', pin: '2468' }],
  ['controls.screenTime', { id: 'hero-1' }],
  ['reminders.showing', undefined],
  ['sync.childFamilyData', {}],
])('%s is not kept: a secret, a parent’s, or only true for the moment', (name, input) => {
  expect(isKept(keyOf(name, input), 'hero-1')).toBe(false);
});
