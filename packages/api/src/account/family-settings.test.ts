import { DEFAULT_PARTS } from '@herohood/domain/days/parts';
import { expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { codeOf } from '../../tests/testing/refused';
import type { TestFamily } from '../../tests/testing/test-family';

const suite = new FamilySuite();

type Settings = Parameters<ReturnType<TestFamily['parent']['call']>['account']['updateFamily']>[0];

const TODAY = '2026-03-10';
const set = (settings: Settings) => suite.family.parent.call().account.updateFamily(settings);
const kept = async () => {
  const rows = await suite.database
    .sql`select r.from_day::text as day, r.week_start as week, r.shields_enabled as shields
    from family_day_rules r join families f on f.id = r.family_id
    where f.code = ${suite.family.user.familyCode} order by 1`;
  return rows.map(({ day, week, shields }) => [day, week, shields]);
};

test('a new family begins with shields, weeks from Monday and no weekend challenge', async () => {
  expect(suite.family.user).toMatchObject({
    ...{ weekStart: 'mon', shieldsEnabled: true, weekendChallenge: false, parts: DEFAULT_PARTS },
  });
  const [row] = await suite.database
    .sql`select neutral_from from families where code = ${suite.family.user.familyCode}`;
  expect([row?.neutral_from, await kept()]).toEqual([null, []]);
});

test('what judges days acts from the day on which it is set, and a change of mind leaves nothing behind', async () => {
  expect(await set({ weekStart: 'sun' })).toMatchObject({ weekStart: 'sun', shieldsEnabled: true });
  expect(await kept()).toEqual([[TODAY, 'sun', true]]);
  expect(await suite.recounts()).toBe(1);
  await set({ weekStart: 'mon' });
  expect(await kept()).toEqual([]);
  await set({ weekStart: 'sat', shieldsEnabled: false });
  suite.nextDay();
  await set({ shieldsEnabled: true });
  expect(await kept()).toEqual([
    [TODAY, 'sat', false],
    ['2026-03-11', 'sat', true],
  ]);
  expect(await suite.recounts()).toBe(4);
});

test('what changes nothing is no act, and what changes is told and listed once', async () => {
  const entries = async () =>
    (await suite.family.parent.call().family.audit({})).map(({ summary }) => summary);
  const before = (await entries()).length;
  await set({ weekStart: 'mon', parts: DEFAULT_PARTS.toReversed(), shieldsEnabled: true });
  expect(await entries()).toHaveLength(before);
  expect(await suite.recounts()).toBe(0);
  const { lastSyncTime } = await suite.family.child.call().sync.childFamilyData({});
  const late = DEFAULT_PARTS.map((each) => (each.part === 'evening' ? { ...each, until: '00:30' } : each));
  const user = await set({ parts: late.toReversed(), weekendChallenge: true, siblingVisits: true });
  expect(user.parts).toEqual(late);
  expect((await entries()).slice(0, -before)).toEqual([
    'Pat changed when morning, afternoon and evening are',
    'Pat switched the weekend challenge on',
  ]);
  const { syncEvents } = await suite.family.child.call().sync.childFamilyData({ lastSyncTime });
  expect(syncEvents.map(({ entity }) => entity)).toEqual(['family']);
});

test('parts that overlap are refused in words for people, and heroes change nothing', async () => {
  const early = DEFAULT_PARTS.map((each) => (each.part === 'evening' ? { ...each, from: '16:00' } : each));
  await expect(set({ parts: early })).rejects.toThrow('The afternoon and the evening overlap.');
  const forbidden = suite.family.child.call().account.updateFamily({ shieldsEnabled: false });
  expect(await codeOf(forbidden)).toBe('FORBIDDEN');
});

test('what makes a day count as done is set by parents, and acts from its day', async () => {
  const { id } = suite.family.hero;
  expect(suite.family.hero.streakRule).toBe('any');
  expect(await codeOf(suite.family.child.call().children.update({ id, streakRule: 'all' }))).toBe(
    'FORBIDDEN',
  );
  const rules = async () => {
    const rows = await suite.database.sql`select from_day::text as day, rule from hero_streak_rules
      where child_id = ${id} order by 1`;
    return rows.map(({ day, rule }) => [day, rule]);
  };
  const setRule = (streakRule: 'any' | 'all') =>
    suite.family.parent.call().children.update({ id, streakRule });
  expect(await setRule('all')).toMatchObject({ streakRule: 'all' });
  expect((await suite.family.child.call().account.childMe()).streakRule).toBe('all');
  expect([await rules(), await suite.recounts()]).toEqual([[[TODAY, 'all']], 1]);
  await setRule('all');
  expect(await suite.recounts()).toBe(1);
  await setRule('any');
  expect(await rules()).toEqual([]);
  await setRule('all');
  suite.nextDay();
  await setRule('any');
  expect(await rules()).toEqual([
    [TODAY, 'all'],
    ['2026-03-11', 'any'],
  ]);
});

test('the export holds what judges days', async () => {
  await set({ weekStart: 'sun' });
  await suite.family.parent.call().children.update({ id: suite.family.hero.id, streakRule: 'all' });
  await suite.family.parent.call().habits.update({ id: suite.family.habit.id, timesPerDay: 2 });
  expect(await suite.family.parent.call().account.exportFamily()).toMatchObject({
    plans: [{ childHabitId: suite.family.habit.id, timesPerDay: 2 }],
    ...{ dayMarks: [], carePatterns: [], streakRepairs: [] },
    dayRules: [{ weekStart: 'sun' }],
    streakRules: [{ rule: 'all' }],
  });
});
