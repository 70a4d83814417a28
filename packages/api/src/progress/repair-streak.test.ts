import { DAY_MS } from '@herohood/domain/time/durations';
import { addDays } from '@herohood/domain/time/family-day';
import { beforeEach, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { codeOf } from '../../tests/testing/refused';

const suite = new FamilySuite({ startAt: '2026-02-28T15:00:00.000Z' });

const TODAY = '2026-03-30';

/** A hero who has had their mission for a month. */
beforeEach(async () => {
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + 30 * DAY_MS);
});

const daysAgo = (n: number) => addDays(TODAY, -n);
const done = async (...ago: number[]) => {
  const ids: string[] = [];
  for (const n of ago)
    ids.push(
      (await suite.family.parent.call().missions.complete({ id: suite.family.habit.id, date: daysAgo(n) }))
        .id,
    );
  return ids;
};
const repair = (ago: number) =>
  suite.family.parent.call().progress.repairStreak({
    ...{ id: suite.family.hero.id, date: daysAgo(ago), reason: 'The bus broke down.' },
  });
const badges = () => suite.family.parent.call().progress.badges({ id: suite.family.hero.id });

test('a repaired day adds nothing and ends nothing; the same day again changes nothing, and the family can read why', async () => {
  await done(4, 3, 1, 0);
  expect(await badges()).toMatchObject({ currentStreak: 2 });
  expect(await repair(2)).toMatchObject({ currentStreak: 4, bestStreak: 4 });
  expect(await repair(2)).toMatchObject({ currentStreak: 4 });
  const acts = await suite.family.parent.call().family.audit({});
  expect(acts.filter(({ act }) => act === 'streak.repaired').map(({ summary }) => summary)).toEqual([
    'Pat repaired the streak of Robin on 28 March 2026: The bus broke down.',
  ]);
});

test('only a missed day of the last seven can be repaired, two of a month', async () => {
  await done(7);
  expect(await codeOf(repair(8))).toBe('TOO_OLD');
  expect(await codeOf(repair(7))).toBe('NOT_MISSED');
  expect(await codeOf(repair(0))).toBe('NOT_MISSED');
  expect(await codeOf(repair(-1))).toBe('NOT_MISSED');
  await repair(6);
  await repair(5);
  expect(await codeOf(repair(4))).toBe('REPAIRS_USED');
  await done(5);
  await repair(4);
  expect(await codeOf(repair(3))).toBe('REPAIRS_USED');
});

test('the month is that of the day that is repaired', async () => {
  await done(7);
  await repair(6);
  await repair(5);
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + 3 * DAY_MS);
  expect(await codeOf(repair(0))).toBe('REPAIRS_USED');
  expect((await repair(-2)).currentStreak).toBe(0);
});

test('two repairs at once never become three of a month', async () => {
  await done(7);
  await repair(6);
  const both = await Promise.allSettled([repair(5), repair(4), repair(3)]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const [row] = await suite.database
    .sql`select count(*)::int as n from streak_repairs where child_id = ${suite.family.hero.id}`;
  expect(row?.n).toBe(2);
});

test('a day that a shield saved gives it back, and a repair may bring a milestone, once', async () => {
  await done(7, 6, 5, 4, 2, 1, 0);
  expect(await badges()).toMatchObject({ currentStreak: 3, shields: { held: 0, max: 2, used: [] } });
  const milestones = async () => (await suite.family.parent.call().home.parentToday()).points;
  expect(await milestones()).toEqual([]);
  expect(await repair(3)).toMatchObject({ currentStreak: 7, shields: { held: 1, used: [] } });
  expect(await milestones()).toMatchObject([{ source: 'streak_7' }]);
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + 2 * DAY_MS);
  expect(await badges()).toMatchObject({ currentStreak: 7, shields: { held: 0, used: ['2026-03-31'] } });
  expect(await repair(-1)).toMatchObject({ currentStreak: 7, shields: { held: 1, used: [] } });
  expect(await milestones()).toHaveLength(1);
});

test('what waits on a repaired day counts when it is approved, and the repair is free again', async () => {
  const [id = ''] = await done(2);
  await done(3, 1);
  await suite.family.parent.call().missions.undo({ id });
  expect(await codeOf(repair(2))).toBe('NOT_MISSED');
  await suite.family.parent.call().missions.reject({ id, message: 'Not yet' });
  expect((await repair(2)).currentStreak).toBe(2);
  await done(2);
  expect((await badges()).currentStreak).toBe(3);
});

test('a day before the first habit was missed by nobody, until one before it was done on behalf', async () => {
  const { id } = await suite.family.parent.call().children.create({ name: 'Sam', avatarType: 'robot' });
  const habit = await suite.family.parent.call().habits.assign({ id, masterHabitId: suite.family.master.id });
  const repairFor = (date: string) =>
    suite.family.parent.call().progress.repairStreak({ id, date, reason: 'We were away.' });
  expect(await codeOf(repairFor(daysAgo(1)))).toBe('NOT_MISSED');
  await suite.family.parent.call().missions.complete({ id: habit.id, date: daysAgo(2) });
  expect((await repairFor(daysAgo(1))).currentStreak).toBe(1);
});
