import type { Transaction } from '@herohood/db/client';
import { payMissions } from '@herohood/db/points/pay-queries';
import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type HeroKey, heroKeyOf, overtake } from '../../tests/testing/overtake';
import { createTestFamily, type TestFamily } from '../../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';
import { settleLeftStreaks, settleStreaks } from './settle-streaks';

const DAY_MS = 86_400_000;

let database: TestDatabase;
let ports: TestPorts;
let family: TestFamily;
let hero: HeroKey;
/** Taps of a week and a day, the oldest first; nobody has approved them. */
let taps: string[];

beforeAll(async () => {
  database = await createTestDatabase({ maxConnections: 10 });
});
afterAll(() => database.close());
beforeEach(async () => {
  ports = createTestPorts(database.db);
  family = await createTestFamily(ports);
  await database.sql`update families set trial_ends_at = '2040-01-01'`;
  hero = await heroKeyOf(database, family.hero.id);
  taps = [];
  for (let day = 0; day < 8; day += 1) {
    if (day > 0) ports.clock.now = new Date(ports.clock.now.getTime() + DAY_MS);
    taps.push((await family.child.call().missions.complete({ id: family.habit.id })).id);
  }
});
afterEach(() => expectSoundLedgers(database.sql));

/** Approves and pays, and dies before the count. */
const payOnly = (ids: string[], db: TestPorts['db'] | Transaction = database.db) =>
  payMissions(db, {
    ...{ completions: ids.map((id) => ({ familyId: hero.familyId, id })), now: ports.now(), decidedBy: null },
    ...{ praise: null, isAuto: false, event: 'updated', audited: { act: 'mission.auto_approved' } },
    actor: { kind: 'system', id: null, name: 'A parent' },
  });
const badges = () => family.parent.call().progress.badges({ id: family.hero.id });
const marked = async () => {
  const [row] =
    await database.sql`select streak_from::text as day from children where id = ${family.hero.id}`;
  return row?.day;
};

test('after a crash between approval and count nobody sees a streak that is not true', async () => {
  await payOnly(taps);
  expect(await marked()).not.toBeNull();
  expect(await badges()).toMatchObject({ currentStreak: 8, bestStreak: 8 });
  expect(await marked()).toBeNull();
});

test('the worker counts what a crash left behind, and brings and tells the milestone', async () => {
  await payOnly(taps);
  ports.announced.length = 0;
  await settleLeftStreaks(ports);
  expect(await marked()).toBeNull();
  const waiting = await family.parent.call().points.listPending();
  expect(waiting).toMatchObject([{ source: 'streak_7' }]);
  expect(ports.announced).toEqual([hero]);
  const told =
    await database.sql`select type, entity from sync_events where entity_id = ${waiting[0]?.id ?? ''}`;
  expect([...told]).toEqual([{ type: 'created', entity: 'reward_transaction' }]);
});

test('what changes while a streak is counted makes it count again', async () => {
  await payOnly(taps.slice(0, 6));
  await overtake({
    ...{ database, hero },
    act: () => settleStreaks(ports, [hero]),
    write: (tx) => payOnly(taps.slice(6), tx),
  });
  expect(await marked()).toBeNull();
  const [row] = await database.sql`select max(run) as run from child_days where child_id = ${family.hero.id}`;
  expect(row?.run).toBe(8);
});

test('a count that fails does not fail the approval that it follows', async () => {
  const warned: string[] = [];
  ports.log = { ...ports.log, warn: (_, message) => void warned.push(message) };
  await database.sql`alter table child_days add constraint no_run check (run = 0) not valid`;
  const [first = ''] = taps;
  const approved = await family.parent.call().missions.approve({ id: first });
  await database.sql`alter table child_days drop constraint no_run`;
  expect(approved.status).toBe('approved');
  expect(warned).toEqual(['A streak could not be counted right after what changed it.']);
  await badges();
  expect(await marked()).toBeNull();
});
