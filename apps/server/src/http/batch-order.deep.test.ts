import { appRouter } from '@herohood/api/root';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFamily, type TestFamily } from '../../tests/testing/family';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';
import { until } from '../../tests/testing/until';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(appRouter);
});
afterAll(() => server.close());

const HABITS = 60;
const WRITERS = 4;

interface Side {
  as: 'asParent' | 'asChild';
  /** A batch of a list and of the point in time, or of what has changed since one. */
  batch: (family: TestFamily, since: { lastSyncTime?: string }) => string;
  list: (family: TestFamily) => string;
  since: string;
  /** Adds one to the list. */
  add: (family: TestFamily, name: string) => ReturnType<TestFamily['asParent']>;
}

const batchOf = (calls: string, inputs: object) =>
  `/trpc/${calls}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;
const addHabit: Side['add'] = (family, name) => family.asParent('POST', '/api/habits/master', { name });

const ofParent: Side = {
  as: 'asParent',
  batch: (_, since) => batchOf('habits.listMasters,sync.familyData', { 1: since }),
  list: () => '/api/habits/master',
  since: '/api/sync/family-data',
  add: addHabit,
};
const ofHero: Side = {
  as: 'asChild',
  batch: ({ childId }, since) =>
    batchOf('habits.listForChild,sync.childFamilyData', { 0: { id: childId }, 1: since }),
  list: ({ childId }) => `/api/children/${childId}/habits`,
  since: '/api/sync/child-family-data',
  async add(family, name) {
    const { id } = (await addHabit(family, name)).json();
    return family.asParent('POST', `/api/children/${family.childId}/habits`, { masterHabitId: id });
  },
};

test.each([
  ['a parent', ofParent],
  ['a hero', ofHero],
])('what one request answers %s is never older than the point in time that it hands out', async (_, side) => {
  const family = await makeFamily(server);
  const ask = family[side.as];
  /** What lists said, by the point in time that came with them. */
  const seen = new Map<string, string[][]>();
  let isWriting = true;
  let written = 0;

  const writers = Array.from({ length: WRITERS }, async (_one, writer) => {
    for (let i = 0; i < HABITS / WRITERS; i += 1) {
      const made = await side.add(family, `Habit ${writer} ${i}`);
      expect(made.statusCode, made.body).toBe(201);
      written += 1;
    }
  });
  const readers = Array.from({ length: 3 }, async () => {
    let since = {};
    while (isWriting) {
      const before = written;
      const [list, sync] = (await ask('GET', side.batch(family, since))).json();
      const { lastSyncTime } = sync.result.data;
      since = { lastSyncTime };
      const habits = list.result.data.map(({ id }: { id: string }) => id);
      seen.set(lastSyncTime, [...(seen.get(lastSyncTime) ?? []), habits]);
      // Readers who ask without end only keep the writers waiting.
      await until(() => written > before || !isWriting);
    }
  });
  await Promise.all(writers).finally(() => {
    isWriting = false;
  });
  await Promise.all(readers);

  const all = (await ask('GET', side.list(family))).json() as { id: string }[];
  expect(all).toHaveLength(HABITS);
  for (const [lastSyncTime, lists] of seen) {
    const { syncEvents } = (
      await ask('GET', `${side.since}?lastSyncTime=${encodeURIComponent(lastSyncTime)}`)
    ).json();
    const told = new Set<string>(syncEvents.map(({ entityId }: { entityId: string }) => entityId));
    for (const habits of lists) {
      const missed = all.filter(({ id }) => !habits.includes(id) && !told.has(id));
      expect(missed, `${habits.length} listed, point in time ${lastSyncTime}`).toEqual([]);
    }
  }
  const halfway = [...seen.values()].flat().filter((habits) => habits.length > 0 && habits.length < HABITS);
  expect(halfway.length, 'requests that were read while habits came').toBeGreaterThan(0);
});
