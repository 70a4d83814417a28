import { appRouter } from '@herohood/api/root';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFamily } from '../../tests/testing/family';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(appRouter);
});
afterAll(() => server.close());

const HABITS = 60;

test('what one request answers is never older than the point in time that it hands out', async () => {
  const family = await makeFamily(server);
  const url = `/trpc/habits.listMasters,sync.familyData?batch=1&input=${encodeURIComponent('{"1":{}}')}`;
  const seen: { habits: string[]; lastSyncTime: string }[] = [];
  let isWriting = true;

  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let i = 0; i < HABITS / 4; i += 1) {
      const made = await family.asParent('POST', '/api/habits/master', { name: `Habit ${writer} ${i}` });
      expect(made.statusCode, made.body).toBe(201);
    }
  });
  const readers = Array.from({ length: 3 }, async () => {
    while (isWriting) {
      const [list, sync] = (await family.asParent('GET', url)).json();
      seen.push({
        habits: list.result.data.map(({ id }: { id: string }) => id),
        lastSyncTime: sync.result.data.lastSyncTime,
      });
    }
  });
  await Promise.all(writers);
  isWriting = false;
  await Promise.all(readers);

  const all = (await family.asParent('GET', '/api/habits/master')).json() as { id: string }[];
  expect(all).toHaveLength(HABITS);
  for (const { habits, lastSyncTime } of seen) {
    const since = `/api/sync/family-data?lastSyncTime=${encodeURIComponent(lastSyncTime)}`;
    const { syncEvents } = (await family.asParent('GET', since)).json();
    const told = new Set<string>(syncEvents.map(({ entityId }: { entityId: string }) => entityId));
    const missed = all.filter(({ id }) => !habits.includes(id) && !told.has(id));
    expect(missed, `${habits.length} listed, point in time ${lastSyncTime}`).toEqual([]);
  }
  const halfway = seen.filter(({ habits }) => habits.length > 0 && habits.length < HABITS);
  expect(halfway.length, 'requests that were read while habits came').toBeGreaterThan(0);
});
