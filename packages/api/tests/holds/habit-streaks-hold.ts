import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import type { TestDatabase } from '@herohood/db/testing/test-database';
import type { Schedule } from '@herohood/domain/days/schedule';
import { weekStartOf } from '@herohood/domain/days/week';
import { DomainError } from '@herohood/domain/errors';
import { DAY_MS } from '@herohood/domain/time/durations';
import { addDays } from '@herohood/domain/time/family-day';
import fc from 'fast-check';
import { expect } from 'vitest';
import { heroKeyOf } from '../testing/overtake';
import { referenceHabitStreaks } from '../testing/reference-habit-streak';
import { createTestFamily } from '../testing/test-family';
import { createTestPorts } from '../testing/test-ports';

const HABITS = 2;

/** Something that may change the streak of habit `habit`. Weeks of work come oftener than anything else, so that streaks grow long enough to be kept. */
const step = fc.record({
  kind: fc.oneof(
    { arbitrary: fc.constantFrom('weeks', 'weeks', 'late', 'tap', 'day'), weight: 7 },
    {
      arbitrary: fc.constantFrom(
        ...(['approve', 'approve', 'reject', 'undo', 'mark', 'unmark'] as const),
        ...(['plan', 'switch', 'week', 'homes'] as const),
      ),
      weight: 4,
    },
  ),
  habit: fc.nat(HABITS - 1),
  daysAgo: fc.nat(7),
  n: fc.nat(59),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const scheduleOf = (n: number, today: string): Schedule => {
  const days = (['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const).slice(0, 1 + (n % 7));
  const schedules: Schedule[] = [
    { kind: 'daily' },
    { kind: 'days', days: [...days] },
    { kind: 'interval', every: 2 + (n % 4), from: 'start', start: today },
    { kind: 'interval', every: 2 + (n % 4), from: 'completion', start: today },
    { kind: 'quota', times: 1 + (n % 7) },
    { kind: 'once', date: today },
  ];
  return schedules[n % schedules.length] ?? { kind: 'daily' };
};

/** A family whose hero has some habits, and what may happen to it. */
async function openLife(database: TestDatabase) {
  const ports = createTestPorts(database.db);
  const { hero, habit, parent, child } = await createTestFamily(ports);
  const { sql } = database;
  await sql`update families set trial_ends_at = '2040-01-01'`;
  const key = await heroKeyOf(database, hero.id);
  const second = await parent.call().habits.createMaster({ name: 'Second' });
  const assigned = await parent.call().habits.assign({ id: hero.id, masterHabitId: second.id });
  const habits = [habit.id, assigned.id];
  const today = () => ports.clock.now.toISOString().slice(0, 10);
  const pass = (days: number) => {
    ports.clock.now = new Date(ports.clock.now.getTime() + days * DAY_MS);
  };
  /** Old ones too: all that there are of a status. */
  const pick = async (status: string, n: number) => {
    const rows =
      await sql`select id from completions where child_id = ${hero.id} and status = ${status} order by date, id`;
    return rows[n % Math.max(1, rows.length)]?.id ?? '00000000-0000-0000-0000-000000000000';
  };
  // What a rule refuses has changed nothing.
  const tried = (act: () => unknown) =>
    Promise.resolve()
      .then(act)
      .catch((error: unknown) => {
        if (!(error instanceof Error && error.cause instanceof DomainError)) throw error;
      });

  const acts: Record<string, (turn: { id: string; day: string; n: number }) => unknown> = {
    weeks: async ({ n }) => {
      for (let days = 0; days <= n % 20; days += 1) {
        for (const [at, id] of habits.entries()) {
          // Now and then it waits, for long.
          const isTapped = (n + days) % 9 === at;
          const who = isTapped ? child : parent;
          await tried(() => who.call().missions.complete({ id }));
        }
        pass(1);
      }
    },
    late: ({ id, day }) => parent.call().missions.complete({ id, date: day }),
    tap: ({ id }) => child.call().missions.complete({ id }),
    day: ({ n }) => pass(1 + (n % 3)),
    approve: async ({ n }) => parent.call().missions.approve({ id: await pick('pending', n) }),
    reject: async ({ n }) => parent.call().missions.reject({ id: await pick('pending', n), message: 'No' }),
    undo: async ({ n }) => parent.call().missions.undo({ id: await pick('approved', n) }),
    mark: ({ n }) => {
      const from = addDays(today(), -(n % 30));
      const kind = n % 4 ? 'sick' : 'school-free';
      return parent.call().days.createMark({ kind, from, until: addDays(from, n % 6) });
    },
    unmark: async ({ n }) => {
      const rows =
        await sql`select id from day_marks where family_id = ${key.familyId} and deleted_at is null order by from_day, id`;
      const id = rows[n % Math.max(1, rows.length)]?.id;
      if (id) await parent.call().days.removeMark({ id });
    },
    plan: ({ id, n }) =>
      parent.call().habits.update({
        ...{ id, schedule: scheduleOf(n, today()), timesPerDay: n % 5 ? 1 : 2 },
        ...{ schoolDaysOnly: n % 7 === 0, allowExtra: n % 2 === 0 },
      }),
    switch: ({ id, n }) => parent.call().habits.update({ id, isActive: n % 3 > 0 }),
    week: ({ n }) => parent.call().account.updateFamily({ weekStart: n % 2 ? 'sun' : 'mon' }),
    homes: ({ n }) => {
      const away = Array.from({ length: 7 }, (_, at) => at < n % 4);
      const pattern = { anchor: weekStartOf(today(), 'mon'), weeks: 1, away };
      const none = { anchor: null, weeks: null, away: null };
      return parent.call().days.setCarePattern({ id: hero.id, ...(n % 3 ? pattern : none) });
    },
  };
  const take = ({ kind, habit, daysAgo, n }: Step) =>
    tried(() => acts[kind]?.({ id: habits[habit] ?? '', day: addDays(today(), -daysAgo), n }));
  const compare = async () => {
    const report = await parent.call().progress.report({ id: hero.id });
    const told = new Map(report.habits.map(({ habitId, streak }) => [habitId, streak]));
    expect(told).toEqual(await referenceHabitStreaks(database, key, today()));
  };
  return { take, compare };
}

/** A habit’s own streak is what counting all days says, whatever is kept of it. */
export async function habitStreaksHold(
  database: TestDatabase,
  lives: fc.Parameters<[Step[]]>,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 40 }), async (history) => {
      const life = await openLife(database);
      for (const [at, each] of history.entries()) {
        await life.take(each);
        if (at % 2 === 1) await life.compare();
      }
      await life.compare();
      await expectSoundLedgers(database.sql);
    }),
    lives,
  );
}
