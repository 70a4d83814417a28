import type { FamilyId } from '@herohood/db/family/family-id';
import { updateAssignment } from '@herohood/db/habits/queries';
import { beforeEach, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { heroKeyOf, overtake } from '../../tests/testing/overtake';
import { codeOf } from '../../tests/testing/refused';

const suite = new FamilySuite();

let familyId: FamilyId;

beforeEach(async () => {
  ({ familyId } = await heroKeyOf(suite.database, suite.family.hero.id));
});

async function moreMissions(count: number): Promise<string[]> {
  const ids = [suite.family.habit.id];
  for (let i = 1; i < count; i += 1) {
    const master = await suite.family.parent.call().habits.createMaster({ name: `Habit ${i}` });
    ids.push(
      (await suite.family.parent.call().habits.assign({ id: suite.family.hero.id, masterHabitId: master.id }))
        .id,
    );
  }
  return ids;
}

test('taps and changes of auto-approval race: each mission is due when the last settings say so', async () => {
  const ids = await moreMissions(6);
  const settle = (hours: 1 | 2 | 3 | 4) =>
    suite.family.parent
      .call()
      .missions.updateAutoApprovalSettings({ enabled: true, timeValue: hours, timeUnit: 'hours' });
  await settle(1);
  await Promise.all([
    ...ids.map((id) => suite.family.child.call().missions.complete({ id })),
    ...([2, 3, 4] as const).map(settle),
  ]);
  const [{ hours } = {}] = await suite.database.sql`
    select auto_approval_value as hours from families where id = ${familyId}`;
  const rows = await suite.database.sql`
    select (extract(epoch from auto_approves_at - completed_at) / 3600)::int as hours
    from completions where family_id = ${familyId}`;
  expect(rows.map((row) => row.hours)).toEqual(Array(6).fill(hours));
  // Each tap was told to the family's devices and stands in its list of acts.
  const [told] = await suite.database.sql`select
    (select count(*)::int from sync_events where family_id = ${familyId} and entity = 'completion' and type = 'created') as events,
    (select count(*)::int from audit_entries where family_id = ${familyId} and act = 'mission.completed') as acts`;
  expect(told).toEqual({ events: 6, acts: 6 });
});

test('a mission that is changed while its tap waits for it earns what it says then, or is refused', async () => {
  const [first = '', second = ''] = await moreMissions(2);
  const change = (id: string, changes: Parameters<typeof updateAssignment>[2]) =>
    overtake({
      ...{ database: suite.database, hero: { familyId, childId: suite.family.hero.id } },
      act: () => suite.family.child.call().missions.complete({ id }),
      hold: (tx) => updateAssignment(tx, { familyId, id }, changes),
      write: async () => {},
    });
  expect(await change(first, { xpReward: 27 })).toMatchObject({ xpEarned: 27 });
  const [{ points } = {}] = await suite.database.sql`
    select points_earned as points from completions where family_id = ${familyId}`;
  expect(points).toBe(5);
  expect(await codeOf(change(second, { isActive: false }))).toBe('HABIT_INACTIVE');
});

test('taps and take-backs of the same mission wait for each other without a deadlock', async () => {
  const before = await deadlocks();
  const ids = await moreMissions(3);
  const storm = async (id: string) => {
    for (let i = 0; i < 3; i += 1) {
      const tap = () => suite.family.child.call().missions.complete({ id });
      const taps = await Promise.all([tap(), tap(), tap()]);
      await Promise.allSettled([
        ...taps.map(({ id: done }) => suite.family.child.call().missions.withdraw({ id: done })),
        tap(),
        tap(),
      ]);
    }
  };
  await Promise.all([...ids, ...ids].map(storm));
  const live = await suite.database.sql`select child_habit_id from completions
    where family_id = ${familyId} and status = 'pending' group by 1 having count(*) > 1`;
  expect(live).toEqual([]);
  expect(await deadlocks()).toBe(before);
});

/** As Postgres has counted them; what a session has seen is noted when it falls idle. */
async function deadlocks(): Promise<number> {
  await suite.database.sql`select pg_stat_force_next_flush()`.catch(() => {});
  const [row] = await suite.database.sql`
    select deadlocks::int as n from pg_stat_database where datname = current_database()`;
  return row?.n as number;
}
