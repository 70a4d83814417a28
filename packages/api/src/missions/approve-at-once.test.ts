import type { Transaction } from '@herohood/db/client';
import { lockCompletion, moveCompletion } from '@herohood/db/missions/queries';
import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { heroKeyOf, overtake } from '../../tests/testing/overtake';
import { createPaidFamily } from '../../tests/testing/paid-hero';
import type { TestFamily } from '../../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';
import { payMissions, takeBackMission } from '../points/pay-missions';

const DAY_MS = 86_400_000;

let database: TestDatabase;
let ports: TestPorts;

beforeAll(async () => {
  database = await createTestDatabase({ maxConnections: 40 });
});
afterAll(() => database.close());
beforeEach(() => {
  ports = createTestPorts(database.db);
});
afterEach(() => expectSoundLedgers(database.sql));

const open = () => createPaidFamily(ports, database.sql, { missions: 0 });

/** The hero does the mission once a day; nobody approves it yet. */
async function tapDaily({ child, habit }: TestFamily, days: number): Promise<string[]> {
  const ids: string[] = [];
  for (let day = 0; day < days; day += 1) {
    if (day > 0) ports.clock.now = new Date(ports.clock.now.getTime() + DAY_MS);
    ids.push((await child.call().missions.complete({ id: habit.id })).id);
  }
  return ids;
}

const familyIdOf = async ({ hero }: TestFamily) => (await heroKeyOf(database, hero.id)).familyId;

const runsOf = ({ hero }: TestFamily) =>
  database.sql`select (day - run_start)::int as before from child_days where child_id = ${hero.id} order by day`;

async function payIn(tx: Transaction, familyId: string, id: string): Promise<void> {
  const row = await lockCompletion(tx, familyId, id);
  const now = ports.now();
  const moved =
    row && (await moveCompletion(tx, row, { isApproval: true, status: 'approved', decidedAt: now }));
  await payMissions(tx, moved ? [moved] : [], now);
}

async function takeBackIn(tx: Transaction, familyId: string, id: string): Promise<void> {
  const row = await lockCompletion(tx, familyId, id);
  if (!row) throw new Error('There is no such mission.');
  await moveCompletion(tx, row, { status: 'pending', decidedAt: null, runStart: null });
  await takeBackMission(tx, row, ports.now());
}

test('a day that is paid while its neighbour waits for the hero is joined to one run with it', async () => {
  const family = await open();
  const [first = '', second = '', third = ''] = await tapDaily(family, 3);
  const hero = { familyId: await familyIdOf(family), childId: family.hero.id };
  const { status } = await overtake({
    ...{ database, hero },
    act: () => family.parent.call().missions.approve({ id: second }),
    write: async (tx) => {
      await payIn(tx, hero.familyId, first);
      await payIn(tx, hero.familyId, third);
    },
  });
  expect(status).toBe('approved');
  expect(await runsOf(family)).toMatchObject([{ before: 0 }, { before: 1 }, { before: 2 }]);
});

test('a day that is taken back while its neighbour waits for the hero is in no run with it', async () => {
  const family = await open();
  const [first = '', second = ''] = await tapDaily(family, 2);
  await family.parent.call().missions.approve({ id: first });
  const hero = { familyId: await familyIdOf(family), childId: family.hero.id };
  await overtake({
    ...{ database, hero },
    act: () => family.parent.call().missions.approve({ id: second }),
    write: (tx) => takeBackIn(tx, hero.familyId, first),
  });
  expect(await runsOf(family)).toMatchObject([{ before: 0 }]);
});

test('approvals of many days of one hero at once, each twice, are one run and pay each day once', async () => {
  const family = await open();
  const ids = await tapDaily(family, 9);
  await Promise.all([...ids, ...ids].map((id) => family.parent.call().missions.approve({ id })));
  const runs = await runsOf(family);
  expect(runs.map(({ before }) => before)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect((await family.child.call().account.childMe()).xp).toBe(9 * 50);
});

/** What stands in the tables that an approval writes, without what differs from family to family. */
async function written(family: TestFamily): Promise<unknown[]> {
  const id = await familyIdOf(family);
  const tables = {
    completions: 'date',
    child_days: 'day',
    xp_entries: 't.id',
    reward_transactions: 'created_at, description',
    audit_entries: 't.id',
    sync_events: 't.id',
    children: 't.id',
  };
  const rows: unknown[] = [];
  for (const [table, order] of Object.entries(tables)) {
    const found = await database.sql.unsafe(
      `select to_jsonb(t) as row from ${table} t where family_id = '${id}' order by ${order}`,
    );
    rows.push(found.map(({ row }) => withoutIds(row)));
  }
  return rows;
}

const withoutIds = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const isOwn = /(^|_)id$|_by$|^actor|^username$|^pin_sealed$/.test(name) || name === 'created_at';
      return [name, isOwn && value !== null ? name : value];
    }),
  );

test('one statement writes what the steps write: ledgers, days, runs, milestones, audit and news', async () => {
  const [one, steps] = [await open(), await open()];
  const start = ports.clock.now;
  const ids = await tapDaily(one, 8);
  ports.clock.now = start;
  await tapDaily(steps, 8);
  const days = await database.sql`select date::text as date from completions
    where child_id = ${steps.hero.id} order by date`;
  for (const day of [3, 1, 7, 5, 0, 2, 6, 4]) {
    await one.parent.call().missions.approve({ id: ids[day] ?? '' });
    // A parent's mark on a waiting mission approves it under locks, step by step.
    await steps.parent.call().missions.complete({ id: steps.habit.id, date: days[day]?.date });
    expect(await written(one)).toEqual(await written(steps));
  }
  const [milestone] = await database.sql`select points.amount, description from reward_transactions points
    where child_id = ${one.hero.id} and type = 'streak_milestone'`;
  expect(milestone).toMatchObject({ description: '7-day streak' });
});
