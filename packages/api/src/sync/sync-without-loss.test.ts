import { createDatabase, type DatabaseHandle } from '@herohood/db/client';
import { recordChanges } from '@herohood/db/sync/queries';
import { testFamilyId } from '@herohood/db/testing/family-id';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestFamily } from '../../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';

const WRITERS = 40;

let database: TestDatabase;
let ports: TestPorts;
/** The writers' own pool: those that hold a transaction open must not take the poller's connections. */
let writersPool: DatabaseHandle;

beforeAll(async () => {
  database = await createTestDatabase({ maxConnections: 5 });
  writersPool = createDatabase(database.url, { maxConnections: 20 });
  ports = createTestPorts(database.db);
});
afterAll(async () => {
  await writersPool.close();
  await database.close();
});

/** Lets a writer hold its transaction open until the poller has come by this many times. */
class Turnstile {
  private polls = 0;
  private waiting: { until: number; go: () => void }[] = [];

  pass(): void {
    this.polls += 1;
    for (const each of this.waiting.filter(({ until }) => until <= this.polls)) each.go();
    this.waiting = this.waiting.filter(({ until }) => until > this.polls);
  }

  polled(times: number): Promise<void> {
    return new Promise((go) => this.waiting.push({ until: this.polls + times, go }));
  }
}

test('a poller that chains lastSyncTime misses no event of 40 writers, some holding their transaction open', async () => {
  ports.clock.now = new Date();
  const family = await createTestFamily(ports);
  const [row] = await database.sql<
    { id: string }[]
  >`select id from families where code = ${family.user.familyCode}`;
  const familyId = testFamilyId(row?.id ?? '');
  const turnstile = new Turnstile();
  const first = await family.parent.call().sync.familyData({});
  let writing = WRITERS;

  const writers = Array.from({ length: WRITERS }, async (_, i) => {
    await writersPool.db.transaction(async (tx) => {
      if (i % 3 === 0) await turnstile.polled(1); // opened long before it writes
      const event = { familyId, type: 'updated', entity: `writer-${i}`, audience: 'family' };
      const actor = { kind: 'system', id: null, name: `Writer ${i}` };
      const events = [{ ...event, entityId: null, childId: null }];
      await recordChanges(tx, { now: ports.now(), actor, events, entries: [] });
      if (i % 10 === 0) await turnstile.polled(2); // held open after it has its stamp
    });
    writing -= 1;
  });

  const seen = new Set<string>();
  const poll = async (lastSyncTime: string) => {
    const answer = await family.parent.call().sync.familyData({ lastSyncTime });
    for (const event of answer.syncEvents) seen.add(event.entity);
    turnstile.pass();
    return answer.lastSyncTime;
  };
  let cursor = first.lastSyncTime;
  while (writing > 0) cursor = await poll(cursor);
  await Promise.all(writers);
  await poll(cursor);

  const missing = Array.from({ length: WRITERS }, (_, i) => `writer-${i}`).filter(
    (entity) => !seen.has(entity),
  );
  expect(missing).toEqual([]);
});

test('a chained cursor hands out nothing twice once it has caught up', async () => {
  ports.clock.now = new Date();
  const family = await createTestFamily(ports);
  const { lastSyncTime } = await family.child.call().sync.childFamilyData({});
  await family.child.call().missions.complete({ id: family.habit.id });
  const next = await family.child.call().sync.childFamilyData({ lastSyncTime });
  expect(next.syncEvents.map((event) => event.entity)).toEqual(['completion']);
  const after = await family.child.call().sync.childFamilyData({ lastSyncTime: next.lastSyncTime });
  expect(after.syncEvents).toEqual([]);
});

test('a device that missed more events than one answer holds is told to fetch everything, and misses nothing after', async () => {
  const family = await createTestFamily(ports);
  const { lastSyncTime } = await family.parent.call().sync.familyData({});
  await database.sql`
    insert into sync_events (family_id, type, entity, audience, created_at)
    select f.id, 'updated', 'habit', 'parents', f.last_event_at + n * interval '1 microsecond'
    from families f, generate_series(1, 5001) n where f.code = ${family.user.familyCode}`;
  await database.sql`update families set last_event_at = last_event_at + interval '5001 microseconds'
    where code = ${family.user.familyCode}`;
  const missed = await family.parent.call().sync.familyData({ lastSyncTime });
  expect([missed.fullRefresh, missed.syncEvents.length]).toEqual([true, 0]);
  await family.parent.call().habits.createMaster({ name: 'Swim' });
  const next = await family.parent.call().sync.familyData({ lastSyncTime: missed.lastSyncTime });
  expect([next.fullRefresh, next.syncEvents.map(({ entity }) => entity)]).toEqual([false, ['habit']]);
});
