import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import type { TestDatabase } from '@herohood/db/testing/test-database';
import { addDays } from '@herohood/domain/time/family-day';
import { bringsFind } from '@herohood/domain/world/find';
import fc from 'fast-check';
import { expect } from 'vitest';
import { sweepDueMissions } from '../../src/missions/sweep-due-missions';
import { heroKeyOf } from '../testing/overtake';
import { createTestFamily } from '../testing/test-family';
import { createTestPorts } from '../testing/test-ports';

const TODAY = '2026-03-10';
const HABITS = 4;

/** A family whose hero has several habits. */
async function openFamily(database: TestDatabase) {
  const ports = createTestPorts(database.db);
  const family = await createTestFamily(ports);
  const { parent, hero } = family;
  const masters = await Promise.all(
    Array.from({ length: HABITS - 1 }, (_, n) => parent.call().habits.createMaster({ name: `Habit ${n}` })),
  );
  const assigned = await Promise.all(
    masters.map(({ id: masterHabitId }) => parent.call().habits.assign({ id: hero.id, masterHabitId })),
  );
  const habits = [family.habit.id, ...assigned.map(({ id }) => id)];
  const { familyId } = await heroKeyOf(database, hero.id);
  const approvedIds = async () => {
    const rows = await database.sql`select id from completions
      where family_id = ${familyId} and status = 'approved'`;
    return rows.map(({ id }) => String(id));
  };
  return { ...family, ports, familyId, habits, approvedIds };
}

/** Something that changes what is approved. */
const change = fc.record({
  kind: fc.constantFrom('mark', 'mark', 'mark', 'tap', 'approveAll', 'undo', 'undo', 'sweep', 'twice'),
  habit: fc.nat(HABITS - 1),
  daysAgo: fc.nat(7),
  which: fc.nat(1000),
});
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

/** Finds are the approvals that bring one, minus what was undone, after any history; none comes twice. */
export async function findsHold(database: TestDatabase, histories: fc.Parameters<[Change[]]>): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 6, maxLength: 40 }), async (history) => {
      const { ports, parent, child, hero, habits, familyId, approvedIds } = await openFamily(database);
      await parent
        .call()
        .missions.updateAutoApprovalSettings({ enabled: true, timeValue: 1, timeUnit: 'hours' });
      for (const { kind, habit, daysAgo, which } of history) {
        const id = habits[habit] ?? '';
        const approved = await approvedIds();
        const one = approved[which % Math.max(1, approved.length)];
        if (kind === 'mark') await parent.call().missions.complete({ id, date: addDays(TODAY, -daysAgo) });
        if (kind === 'tap') await child.call().missions.complete({ id });
        if (kind === 'approveAll') await parent.call().inbox.approveAll({});
        if (kind === 'undo' && one) await parent.call().missions.undo({ id: one });
        if (kind === 'twice' && one) {
          // Two devices that both say yes, and one that asks again because its answer was lost.
          const yes = () => parent.call().missions.approve({ id: one });
          const [first, second] = await Promise.all([yes(), yes()]);
          expect([first.find, second.find]).toEqual([(await yes()).find, first.find]);
        }
        if (kind === 'sweep') {
          await database.sql`update completions set auto_approves_at = created_at - interval '2 hours',
            created_at = created_at - interval '3 hours' where family_id = ${familyId} and status = 'pending'`;
          await sweepDueMissions(ports, { batchSize: 100 });
        }
      }

      const finds = await child.call().world.finds({ id: hero.id });
      const bringing = (await approvedIds()).filter(bringsFind);
      expect(finds.map(({ completionId }) => completionId).sort()).toEqual(bringing.sort());
      // There are more finds than approvals here: each is another one.
      expect(new Set(finds.map(({ findId }) => findId)).size).toBe(finds.length);
      const told = await child
        .call()
        .missions.listCompletions({ id: hero.id, from: addDays(TODAY, -8), to: TODAY });
      expect(told.flatMap(({ id, find }) => (find ? [[id, find.findId, find.set]] : [])).sort()).toEqual(
        finds.map(({ completionId, findId, set }) => [completionId, findId, set]).sort(),
      );
      await expectSoundLedgers(database.sql);
    }),
    histories,
  );
}

/** Approvals at the same moment bring different finds. */
export async function findsDiffer(database: TestDatabase, of: { days: number }): Promise<void> {
  const { parent, child, hero, habits, approvedIds } = await openFamily(database);
  const days = Array.from({ length: of.days }, (_, n) => addDays(TODAY, -n));
  await Promise.all(
    habits.flatMap((id) => days.map((date) => parent.call().missions.complete({ id, date }))),
  );
  const finds = await child.call().world.finds({ id: hero.id });
  expect(finds).toHaveLength((await approvedIds()).filter(bringsFind).length);
  expect(new Set(finds.map(({ findId }) => findId)).size).toBe(finds.length);
}
