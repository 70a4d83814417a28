import { markStreaks } from '@herohood/db/days/streak-mark-queries';
import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import type { TestDatabase } from '@herohood/db/testing/test-database';
import { DomainError } from '@herohood/domain/errors';
import { addDays } from '@herohood/domain/time/family-day';
import fc from 'fast-check';
import { expect } from 'vitest';
import { sweepDueMissions } from '../../src/missions/sweep-due-missions';
import { settleLeftStreaks } from '../../src/progress/settle-streaks';
import { heroKeyOf } from '../testing/overtake';
import { referenceStreak } from '../testing/reference-streak';
import { createTestFamily } from '../testing/test-family';
import { createTestPorts } from '../testing/test-ports';

const DAY_MS = 86_400_000;
const HABITS = 2;

/** Something that changes what judges days, of habit `habit` so many days ago. Days of work are done oftener than anything else. */
const step = fc.record({
  kind: fc.oneof(
    { arbitrary: fc.constantFrom('done', 'done', 'tap', 'week', 'day', 'undo'), weight: 6 },
    {
      arbitrary: fc.constantFrom(
        ...(['replay', 'approve', 'reject', 'withdraw', 'sweep', 'mark', 'unmark', 'repair'] as const),
        ...(['plan', 'rule', 'shields', 'switch', 'lost'] as const),
      ),
      weight: 5,
    },
  ),
  habit: fc.nat(HABITS - 1),
  daysAgo: fc.nat(7),
  n: fc.nat(6),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** A family whose hero has two habits, and what may happen to it. */
async function openLife(database: TestDatabase) {
  const ports = createTestPorts(database.db);
  const family = await createTestFamily(ports);
  const { hero, parent, child } = family;
  const { sql } = database;
  await sql`update families set trial_ends_at = '2040-01-01'`;
  const key = await heroKeyOf(database, hero.id);
  const second = await parent.call().habits.createMaster({ name: 'Second' });
  const assigned = await parent.call().habits.assign({ id: hero.id, masterHabitId: second.id });
  const habits = [family.habit.id, assigned.id];
  await parent.call().missions.updateAutoApprovalSettings({ enabled: true, timeValue: 1, timeUnit: 'hours' });
  const today = () => ports.clock.now.toISOString().slice(0, 10);
  const pass = (days: number) => {
    ports.clock.now = new Date(ports.clock.now.getTime() + days * DAY_MS);
  };
  const pick = async (status: string, n: number) => {
    const rows = await sql`select id from completions where child_id = ${hero.id} and status = ${status}
      order by date desc, id limit 7`;
    return rows[n % Math.max(1, rows.length)]?.id ?? '00000000-0000-0000-0000-000000000000';
  };
  const mark = (fromDay: string) => markStreaks(database.db, { ...key, childIds: 'all', fromDay });

  const acts: Record<string, (turn: { id: string; day: string; n: number }) => unknown> = {
    done: ({ id, day }) => parent.call().missions.complete({ id, date: day }),
    tap: ({ id }) => child.call().missions.complete({ id }),
    // Yesterday's tap comes from a device that was offline.
    replay: ({ id }) => {
      const completedAt = new Date(ports.clock.now.getTime() - 20 * 3_600_000).toISOString();
      return child.call().missions.complete({ id, completedAt });
    },
    week: async ({ id, n }) => {
      for (let days = 0; days <= n; days += 1) {
        await parent.call().missions.complete({ id });
        pass(1);
      }
    },
    day: ({ n }) => pass(1 + (n % 3)),
    approve: async ({ n }) => parent.call().missions.approve({ id: await pick('pending', n) }),
    reject: async ({ n }) => parent.call().missions.reject({ id: await pick('pending', n), message: 'No' }),
    withdraw: async ({ n }) => child.call().missions.withdraw({ id: await pick('pending', n) }),
    undo: async ({ n }) => parent.call().missions.undo({ id: await pick('approved', n) }),
    sweep: async () => {
      await sql`update completions set auto_approves_at = created_at - interval '2 hours',
        created_at = created_at - interval '3 hours' where child_id = ${hero.id} and status = 'pending'`;
      await sweepDueMissions(ports, { batchSize: 100 });
    },
    mark: async ({ day, n }) => {
      const marked = { family_id: key.familyId, child_id: n % 2 ? hero.id : null, kind: 'sick' };
      await sql`insert into day_marks ${sql({ ...marked, from_day: day, until_day: addDays(day, n % 3) })}`;
      await mark(day);
    },
    unmark: async () => {
      const [gone] = await sql`delete from day_marks where id = (select id from day_marks
        where family_id = ${key.familyId} limit 1) returning from_day::text as day`;
      if (gone) await mark(gone.day);
    },
    repair: ({ day }) => parent.call().progress.repairStreak({ id: hero.id, date: day, reason: 'Kind' }),
    plan: ({ id, n }) => {
      const days = (['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const).slice(0, n + 1);
      return parent.call().habits.update({
        ...{ id, schedule: n % 3 ? { kind: 'days', days: [...days] } : { kind: 'daily' } },
      });
    },
    rule: ({ n }) => parent.call().children.update({ id: hero.id, streakRule: n % 2 ? 'all' : 'any' }),
    shields: ({ n }) => parent.call().account.updateFamily({ shieldsEnabled: n % 3 > 0 }),
    switch: ({ id, n }) => parent.call().habits.update({ id, isActive: n % 3 > 0 }),
    // A server died between a change and the count.
    lost: async ({ day }) => {
      await mark(day);
      await settleLeftStreaks(ports);
    },
  };
  const take = async ({ kind, habit, daysAgo, n }: Step) => {
    const turn = { id: habits[habit] ?? '', day: addDays(today(), -daysAgo), n };
    // What a rule refuses has changed nothing.
    await Promise.resolve()
      .then(() => acts[kind]?.(turn))
      .catch((error: unknown) => {
        if (!(error instanceof Error && error.cause instanceof DomainError)) throw error;
      });
  };
  const compare = async () => {
    const told = await parent.call().progress.badges({ id: hero.id });
    expect(told).toMatchObject(await referenceStreak(database, hero.id, today()));
  };
  return { take, compare };
}

/** Streaks, shields and milestones follow from the days, in whatever order acts came. */
export async function streaksHold(database: TestDatabase, lives: fc.Parameters<[Step[]]>): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 40 }), async (history) => {
      const life = await openLife(database);
      for (const [at, each] of history.entries()) {
        await life.take(each);
        if (at % 5 === 4) await life.compare();
      }
      await life.compare();
      await expectSoundLedgers(database.sql);
    }),
    lives,
  );
}
