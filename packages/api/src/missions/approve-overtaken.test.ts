import type { Transaction } from '@herohood/db/client';
import type { FamilyId } from '@herohood/db/family/family-id';
import { lockCompletion, moveCompletion } from '@herohood/db/missions/queries';
import { payMissions } from '@herohood/db/points/pay-queries';
import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { DAY_MS } from '@herohood/domain/time/durations';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { heroKeyOf, overtake } from '../../tests/testing/overtake';
import { createPaidFamily } from '../../tests/testing/paid-hero';
import type { TestFamily } from '../../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';
import { takeBackMission } from '../points/take-back-mission';

let database: TestDatabase;
let ports: TestPorts;

beforeAll(async () => {
  database = await createTestDatabase({ maxConnections: 20 });
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

const streakOf = ({ hero }: TestFamily) =>
  database.sql`select run - 1 as before from child_days where child_id = ${hero.id} order by day`;

async function payIn(tx: Transaction, familyId: FamilyId, id: string): Promise<void> {
  const paid = await payMissions(tx, {
    ...{ completions: [{ familyId, id }], now: ports.now(), decidedBy: null, praise: null, isAuto: false },
    event: 'updated',
    audited: { act: 'mission.approved', args: { percent: 100, isPraised: false } },
    actor: { kind: 'system', id: null, name: 'The other parent' },
  });
  expect(paid).toHaveLength(1);
}

async function takeBackIn(tx: Transaction, familyId: FamilyId, id: string): Promise<void> {
  const row = await lockCompletion(tx, familyId, id);
  if (!row) throw new Error('There is no such mission.');
  await moveCompletion(tx, row, { status: 'pending', decidedAt: null });
  await takeBackMission(tx, row, ports.now());
}

test('a day that is paid while its neighbour waits for the hero is joined to one streak with it', async () => {
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
  expect(await streakOf(family)).toMatchObject([{ before: 0 }, { before: 1 }, { before: 2 }]);
});

test('a day that is taken back while its neighbour waits for the hero is in no streak with it', async () => {
  const family = await open();
  const [first = '', second = ''] = await tapDaily(family, 2);
  await family.parent.call().missions.approve({ id: first });
  const hero = { familyId: await familyIdOf(family), childId: family.hero.id };
  await overtake({
    ...{ database, hero },
    act: () => family.parent.call().missions.approve({ id: second }),
    write: (tx) => takeBackIn(tx, hero.familyId, first),
  });
  expect(await streakOf(family)).toMatchObject([{ before: 0 }]);
});

test('one who is overtaken by the same yes answers with what stands, and nothing is noted or told twice', async () => {
  const family = await open();
  const [id = ''] = await tapDaily(family, 1);
  const hero = { familyId: await familyIdOf(family), childId: family.hero.id };
  ports.announced.length = 0;
  const answer = await overtake({
    ...{ database, hero },
    act: () => family.parent.call().missions.approve({ id }),
    hold: (tx) => lockCompletion(tx, hero.familyId, id),
    write: (tx) => payIn(tx, hero.familyId, id),
  });
  expect(answer.status).toBe('approved');
  expect(ports.announced).toEqual([]);
  const [told] = await database.sql`select
    (select count(*)::int from audit_entries where family_id = ${hero.familyId} and act = 'mission.approved') as noted,
    (select count(*)::int from sync_events where entity_id = ${id} and type = 'updated') as events`;
  expect(told).toEqual({ noted: 1, events: 1 });
});
