import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import type { TestDatabase } from '@herohood/db/testing/test-database';
import { badgesFor } from '@herohood/domain/progress/badges';
import { addDays } from '@herohood/domain/time/family-day';
import fc from 'fast-check';
import { expect } from 'vitest';
import { sayInEnglish } from '../../src/text/say';
import { bestStreak } from '../testing/plain-streaks';
import { createTestFamily, type TestFamily } from '../testing/test-family';
import { createTestPorts } from '../testing/test-ports';

const TODAY = '2026-03-10';
const HABITS = 3;

/** A hero with some habits; their ids. */
async function begin(database: TestDatabase) {
  const family = await createTestFamily(createTestPorts(database.db));
  const { parent, hero } = family;
  const ids = [family.habit.id];
  for (let n = 1; n < HABITS; n += 1) {
    const master = await parent.call().habits.createMaster({ name: `Habit ${n}`, xpReward: 10 * n });
    ids.push((await parent.call().habits.assign({ id: hero.id, masterHabitId: master.id })).id);
  }
  return { family, habits: ids };
}

/** The badges as somebody works them out who reads every completion there is. */
async function counted({ family, habits }: { family: TestFamily; habits: string[] }) {
  const id = family.hero.id;
  const all = await family.parent.call().missions.listCompletions({ id });
  const found = await family.parent.call().world.finds({ id });
  const approved = all.filter(({ status }) => status === 'approved');
  const perHabit = habits.map((habit) => approved.filter(({ habitId }) => habitId === habit).length);
  const figures = {
    approvedMissions: approved.length,
    totalXp: approved.reduce((xp, each) => xp + each.xpEarned, 0),
    bestStreak: bestStreak(approved.map(({ date }) => date)),
    habits: HABITS,
    triedHabits: perHabit.filter((n) => n > 0).length,
    steadyHabits: perHabit.filter((n) => n >= 10).length,
    bestHabit: Math.max(...perHabit),
    finds: new Set(found.map(({ findId }) => findId)).size,
    ...{ wholeSets: 0, cheers: 0, plays: 0, fullScores: 0, records: 0, games: 0, gear: 0, avatars: 0 },
  };
  return badgesFor(figures, sayInEnglish);
}

const act = fc.record({
  kind: fc.constantFrom('mark', 'mark', 'mark', 'undo', 'approve again'),
  habit: fc.nat(HABITS - 1),
  daysAgo: fc.nat(7),
});
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

/** Any history of approvals and undos gives the badges that a count of all completions gives. */
export async function badgesHold(database: TestDatabase, histories: fc.Parameters<[Act[]]>): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 40 }), async (history) => {
      const { family, habits } = await begin(database);
      const { missions, progress } = family.parent.call();
      const known = new Map<string, string>();
      for (const { kind, habit, daysAgo } of history) {
        const date = addDays(TODAY, -daysAgo);
        const completion = known.get(`${habit} ${date}`);
        if (kind === 'mark') {
          const { id } = await missions.complete({ id: habits[habit] ?? '', date });
          known.set(`${habit} ${date}`, id);
        } else if (completion) {
          // Undoing what waits, and approving what is approved, are refused or change nothing.
          await (kind === 'undo'
            ? missions.undo({ id: completion })
            : missions.approve({ id: completion })
          ).catch(() => undefined);
        }
        const { badges } = await progress.badges({ id: family.hero.id });
        expect(badges).toEqual(await counted({ family, habits }));
      }
      await expectSoundLedgers(database.sql);
    }),
    histories,
  );
}
