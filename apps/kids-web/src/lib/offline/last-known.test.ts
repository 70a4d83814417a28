import { HOUR_MS } from '@herohood/domain/time/durations';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { makeCompletion, makeHero } from '../../testing/fixtures';
import { memoryStore } from './device-store';
import { isKept, putBack, readLastKnown, saveLastKnown } from './last-known';
import { SENDING_PREFIX } from './offline-status';

const NOW = Date.parse('2026-03-10T15:00:00Z');
const hero = makeHero({ serverTime: new Date(NOW).toISOString() });
const who = { heroId: 'hero-1', version: 'v1' };

const keyOf = (name: string, input?: object) => [name.split('.'), { ...(input && { input }), type: 'query' }];
const ME = keyOf('account.childMe');
const TODAY = keyOf('missions.listToday', { id: 'hero-1' });
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
  const { after, hasHero } = await reopen(cacheOf([ME, makeHero(), at], [SHOP, ['sword']]));
  expect(hasHero).toBe(true);
  expect(after.getQueryData(ME)).toEqual(makeHero());
  expect(after.getQueryState(ME)?.dataUpdatedAt).toBe(at);
  expect(after.getQueryData(SHOP)).toEqual(['sword']);
});

test('what the app knows better is not overwritten', async () => {
  const store = memoryStore();
  await saveLastKnown(store, cacheOf([ME, makeHero({ xp: 1 }), NOW - HOUR_MS]), who);
  const after = cacheOf([ME, makeHero({ xp: 2 })]);
  putBack(after, (await readLastKnown(store, who)) ?? [], { heroId: 'hero-1', now: NOW });
  expect(after.getQueryData(ME)).toMatchObject({ xp: 2 });
});

test('sections that were not opened this time are still known from the last', async () => {
  const store = memoryStore();
  await saveLastKnown(store, cacheOf([ME, makeHero()], [SHOP, ['sword']]), who);
  await saveLastKnown(store, cacheOf([ME, makeHero({ xp: 7 })]), who);
  const kept = await readLastKnown(store, who);
  expect(kept?.map(({ data }) => data)).toEqual([['sword'], makeHero({ xp: 7 })]);
});

test('a week later it is forgotten', async () => {
  const { after, hasHero } = await reopen(cacheOf([ME, makeHero()]), NOW + 7 * 24 * HOUR_MS + 1);
  expect([hasHero, after.getQueryData(ME)]).toEqual([false, undefined]);
});

test('yesterday’s taps do not show as today’s, and the rest stays', async () => {
  const known = cacheOf([ME, hero], [TODAY, [makeCompletion('teeth', 'approved')]]);
  const { after } = await reopen(known, NOW + 12 * HOUR_MS);
  expect(after.getQueryData(TODAY)).toEqual([]);
  expect(after.getQueryData(ME)).toEqual(hero);
});

test('a tap on its way is nobody’s last known state', async () => {
  const sending = makeCompletion('bed', 'pending', { id: `${SENDING_PREFIX}bed` });
  const { after } = await reopen(cacheOf([ME, hero], [TODAY, [makeCompletion('teeth', 'pending'), sending]]));
  expect(after.getQueryData(TODAY)).toEqual([makeCompletion('teeth', 'pending')]);
});

test.each([
  ['another hero', { heroId: 'hero-2', version: 'v1' }],
  ['another version of the app', { heroId: 'hero-1', version: 'v2' }],
])('it is not for %s', async (_name, other) => {
  const store = memoryStore();
  await saveLastKnown(store, cacheOf([ME, makeHero()]), who);
  expect(await readLastKnown(store, other)).toBeNull();
});

test('another hero’s answers are not kept under this one’s name', async () => {
  const siblings = keyOf('missions.listToday', { id: 'hero-2' });
  const { after } = await reopen(cacheOf([ME, makeHero()], [siblings, [makeCompletion('teeth', 'pending')]]));
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
