import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { badgesFor } from '@herohood/domain/progress/badges';
import { addDays } from '@herohood/domain/time/family-day';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bestStreak } from '../../tests/testing/plain-streaks';
import { createTestFamily, type TestFamily } from '../../tests/testing/test-family';
import { createTestPorts } from '../../tests/testing/test-ports';
import { sayInEnglish } from '../text/say';

const TODAY = '2026-03-10';
const HABITS = 3;

let database: TestDatabase;
let family: TestFamily;
let habits: string[];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(begin);

async function begin() {
  family = await createTestFamily(createTestPorts(database.db));
  habits = [family.habit.id];
  for (let n = 1; n < HABITS; n += 1) habits.push(await addHabit(`Habit ${n}`, 10 * n));
}

async function addHabit(name: string, xpReward: number): Promise<string> {
  const { parent, hero } = family;
  const { id: masterHabitId } = await parent.call().habits.createMaster({ name, xpReward });
  return (await parent.call().habits.assign({ id: hero.id, masterHabitId })).id;
}

const told = async () => (await family.parent.call().progress.badges({ id: family.hero.id })).badges;
const earned = async () => (await told()).filter((badge) => badge.earned).map(({ id }) => id);

/** The badges as somebody works them out who reads every completion there is. */
async function counted() {
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

test('any history of approvals and undos gives the badges that a count of all completions gives', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 40 }), async (history) => {
      await begin();
      const { missions } = family.parent.call();
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
        expect(await told()).toEqual(await counted());
      }
      await expectSoundLedgers(database.sql);
    }),
    { numRuns: 6 },
  );
}, 120_000);

test('an undo takes a badge back, and the next yes gives it again', async () => {
  const { missions } = family.parent.call();
  const { id } = await missions.complete({ id: habits[0] ?? '', date: TODAY });
  expect(await earned()).toContain('first-mission');
  await missions.undo({ id });
  expect(await earned()).toEqual([]);
  await missions.approve({ id });
  expect(await earned()).toContain('first-mission');
});

test('what was done for a mission that was taken away still counts', async () => {
  const { missions, habits: acts } = family.parent.call();
  for (const id of habits) await missions.complete({ id, date: TODAY });
  expect(await earned()).toContain('curious-mind');
  await acts.remove({ id: habits[1] ?? '' });
  expect(await earned()).toContain('curious-mind');
  await expectSoundLedgers(database.sql);
});

test('a cheer gives a badge, and a sibling who leaves does not take it along', async () => {
  const { parent, child, hero } = family;
  const { id: toChildId } = await parent.call().children.create({ name: 'Mia', avatarType: 'ninja' });
  await child.call().world.sendCheer({ id: hero.id, toChildId, cheer: 'star' });
  expect(await earned()).toEqual(['first-cheer']);
  await parent.call().children.remove({ id: toChildId });
  expect(await earned()).toEqual(['first-cheer']);
  await expectSoundLedgers(database.sql);
});
