import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { addDays } from '@herohood/domain/time/family-day';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { heroKeyOf } from '../../tests/testing/overtake';
import { bestStreak, currentStreak } from '../../tests/testing/plain-streaks';
import { createTestFamily } from '../../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';
import { sweepDueMissions } from '../missions/sweep-due-missions';

const TODAY = '2026-03-10';
const HABITS = 2;

let database: TestDatabase;
let ports: TestPorts;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Something that changes what is approved, of habit `habit` so many days ago. */
const change = fc.record({
  kind: fc.constantFrom('mark', 'mark', 'mark', 'undo', 'sweep'),
  habit: fc.nat(HABITS - 1),
  daysAgo: fc.nat(7),
});

test('streaks in Postgres are what domain counts, after any history of approvals, sweeps and undos', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 4, maxLength: 24 }), async (history) => {
      ports = createTestPorts(database.db);
      const family = await createTestFamily(ports);
      const { parent, hero } = family;
      const { familyId } = await heroKeyOf(database, hero.id);
      const second = await parent.call().habits.createMaster({ name: 'Second' });
      const habits = [
        family.habit.id,
        (await parent.call().habits.assign({ id: hero.id, masterHabitId: second.id })).id,
      ];
      await parent
        .call()
        .missions.updateAutoApprovalSettings({ enabled: true, timeValue: 1, timeUnit: 'hours' });
      const approved = new Map<string, string>();
      const keyOf = (habit: number, day: string) => `${habit} ${day}`;

      for (const { kind, habit, daysAgo } of history) {
        const date = addDays(TODAY, -daysAgo);
        const key = keyOf(habit, date);
        const known = approved.get(key);
        if (kind === 'mark') {
          const { id } = await parent.call().missions.complete({ id: habits[habit] ?? '', date });
          approved.set(key, id);
        } else if (kind === 'undo' && known) {
          await parent.call().missions.undo({ id: known });
          approved.delete(key);
        } else if (kind === 'sweep') {
          // What was undone waits; the timer takes all of it at once.
          await database.sql`update completions set auto_approves_at = created_at - interval '2 hours',
            created_at = created_at - interval '3 hours' where family_id = ${familyId} and status = 'pending'`;
          await sweepDueMissions(ports, { batchSize: 100 });
          const rows = await database.sql`select id, child_habit_id, date::text as date from completions
            where family_id = ${familyId} and status = 'approved'`;
          for (const row of rows) approved.set(keyOf(habits.indexOf(row.child_habit_id), row.date), row.id);
        }
      }

      const daysOf = (n: number) =>
        [...approved.keys()].filter((each) => each.startsWith(`${n} `)).map((each) => each.slice(2));
      const all = habits.flatMap((_, n) => daysOf(n));
      const report = await parent.call().progress.report({ id: hero.id });
      expect(report).toMatchObject({
        currentStreak: currentStreak(all, TODAY).days,
        bestStreak: bestStreak(all),
        habits: habits.map((_, n) => ({ streak: currentStreak(daysOf(n), TODAY).days })),
      });
      await expectSoundLedgers(database.sql);
    }),
    { numRuns: 10 },
  );
}, 120_000);
