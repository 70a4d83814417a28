import { appRouter } from '@herohood/api/root';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFamily, type TestFamily } from '../../tests/testing/family';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(appRouter);
});
afterAll(() => server.close());

const HABITS = 60;
const WRITERS = 4;

interface Side {
  as: 'asParent' | 'asChild';
  /** A batch of a list and of the point in time. */
  batch: (family: TestFamily) => string;
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
  batch: () => batchOf('habits.listMasters,sync.familyData', { 1: {} }),
  list: () => '/api/habits/master',
  since: '/api/sync/family-data',
  add: addHabit,
};
const ofHero: Side = {
  as: 'asChild',
  batch: ({ childId }) => batchOf('habits.listForChild,sync.childFamilyData', { 0: { id: childId }, 1: {} }),
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
  const seen: { habits: string[]; lastSyncTime: string }[] = [];
  let isWriting = true;

  const writers = Array.from({ length: WRITERS }, async (_one, writer) => {
    for (let i = 0; i < HABITS / WRITERS; i += 1) {
      const made = await side.add(family, `Habit ${writer} ${i}`);
      expect(made.statusCode, made.body).toBe(201);
    }
  });
  const readers = Array.from({ length: 3 }, async () => {
    while (isWriting) {
      const [list, sync] = (await ask('GET', side.batch(family))).json();
      seen.push({
        habits: list.result.data.map(({ id }: { id: string }) => id),
        lastSyncTime: sync.result.data.lastSyncTime,
      });
    }
  });
  await Promise.all(writers);
  isWriting = false;
  await Promise.all(readers);

  const all = (await ask('GET', side.list(family))).json() as { id: string }[];
  expect(all).toHaveLength(HABITS);
  for (const { habits, lastSyncTime } of seen) {
    const { syncEvents } = (
      await ask('GET', `${side.since}?lastSyncTime=${encodeURIComponent(lastSyncTime)}`)
    ).json();
    const told = new Set<string>(syncEvents.map(({ entityId }: { entityId: string }) => entityId));
    const missed = all.filter(({ id }) => !habits.includes(id) && !told.has(id));
    expect(missed, `${habits.length} listed, point in time ${lastSyncTime}`).toEqual([]);
  }
  const halfway = seen.filter(({ habits }) => habits.length > 0 && habits.length < HABITS);
  expect(halfway.length, 'requests that were read while habits came').toBeGreaterThan(0);
});
