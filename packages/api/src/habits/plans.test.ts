import type { Schedule } from '@herohood/domain/days/schedule';
import type { Weekday } from '@herohood/domain/days/schedule-bounds';
import { describe, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { codeOf } from '../../tests/testing/refused';
import { presentError } from '../errors';

const suite = new FamilySuite();

const WEEKEND: Schedule = { kind: 'days', days: ['sat', 'sun'] };
const THRICE: Schedule = { kind: 'quota', times: 3 };
const FIRST = '1970-01-01';
const TODAY = '2026-03-10';

const habits = () => suite.family.parent.call().habits;
/** The versions that are kept of an assignment: from when, which kind, how often a day. */
const versions = async (id = suite.family.habit.id) => {
  const rows = await suite.database
    .sql`select from_day::text as day, schedule ->> 'kind' as kind, times_per_day as times
    from habit_schedules where child_habit_id = ${id} order by from_day`;
  return rows.map(({ day, kind, times }) => [day, kind, times]);
};

describe("a habit's plan", () => {
  test('reaches its assignments where they have nothing of their own', async () => {
    const sibling = await suite.family.parent.call().children.create({ name: 'Sam', avatarType: 'robot' });
    const second = await habits().assign({ id: sibling.id, masterHabitId: suite.family.master.id });
    await habits().update({ id: second.id, schedule: WEEKEND, partOfDay: 'evening' });
    await habits().updateMaster({
      ...{ id: suite.family.master.id, schedule: { kind: 'once', date: TODAY }, partOfDay: 'morning' },
      ...{ timesPerDay: 2, schoolDaysOnly: true, allowExtra: true },
    });
    const all = { timesPerDay: 2, schoolDaysOnly: true, allowExtra: true };
    expect(await habits().get({ id: suite.family.habit.id })).toMatchObject({
      ...{ schedule: { kind: 'once', date: TODAY }, partOfDay: 'morning', frequency: 'once', ...all },
      own: { schedule: null, partOfDay: null, timesPerDay: null },
    });
    const own = { schedule: WEEKEND, partOfDay: 'evening', timesPerDay: null };
    expect(await habits().get({ id: second.id })).toMatchObject({
      ...{ schedule: WEEKEND, partOfDay: 'evening', frequency: 'days', ...all, own },
    });
    const follows = await habits().update({ id: second.id, schedule: null, partOfDay: null });
    expect(follows).toMatchObject({ frequency: 'once', partOfDay: 'morning', own: { schedule: null } });
  });

  test('counts from the day of its change, and leaves nothing behind when it is changed back', async () => {
    suite.nextDay();
    await habits().update({ id: suite.family.habit.id, schedule: WEEKEND });
    expect(await versions()).toEqual([
      [FIRST, 'daily', 1],
      ['2026-03-11', 'days', 1],
    ]);
    expect(await suite.recounts()).toBe(1);
    await habits().update({ id: suite.family.habit.id, partOfDay: 'evening', isActive: true });
    expect(await suite.recounts()).toBe(1);
    await habits().update({ id: suite.family.habit.id, schedule: null });
    expect(await versions()).toEqual([]);
    await habits().updateMaster({ id: suite.family.master.id, timesPerDay: 2 });
    suite.nextDay();
    await habits().updateMaster({ id: suite.family.master.id, schedule: THRICE, timesPerDay: 1 });
    expect(await versions()).toEqual([
      [FIRST, 'daily', 1],
      ['2026-03-11', 'daily', 2],
      ['2026-03-12', 'quota', 1],
    ]);
  });

  test('is judged and kept by the family’s day, where UTC has the day before: Auckland, a Wednesday at nine', async () => {
    await suite.database.sql`update families set time_zone = 'Pacific/Auckland'`;
    suite.ports.clock.now = new Date('2026-03-17T20:00:00Z');
    const on = (...days: Weekday[]): Schedule => ({ kind: 'days', days });
    const bins = await habits().createMaster({ name: 'Bins', schedule: on('tue') });
    await habits().createMaster({ name: 'Swim', schedule: on('wed') });
    await habits().autoAssignAll();
    await habits().update({ id: suite.family.habit.id, schedule: on('tue') });
    const due = async () => {
      const { missions } = await suite.family.parent.call().days.board({ id: suite.family.hero.id });
      return missions.map(({ name }) => name).sort();
    };
    expect(await due()).toEqual(['Swim']);
    await habits().updateMaster({ id: bins.id, schedule: on('wed', 'thu') });
    expect(await due()).toEqual(['Bins', 'Swim']);
    expect(await versions()).toEqual([
      [FIRST, 'daily', 1],
      ['2026-03-18', 'days', 1],
    ]);
  });

  test('of a new assignment reaches backwards; a daily one needs no version', async () => {
    expect(await versions()).toEqual([]);
    const master = await habits().createMaster({ name: 'Swim', schedule: WEEKEND });
    await habits().autoAssignAll();
    const [, swim] = await habits().listForChild({ id: suite.family.hero.id });
    expect(swim).toMatchObject({ masterHabitId: master.id, schedule: WEEKEND });
    expect(await versions(swim?.id)).toEqual([[FIRST, 'days', 1]]);
    await habits().updateMaster({ id: master.id, schedule: THRICE });
    expect(await versions(swim?.id)).toEqual([[FIRST, 'quota', 1]]);
  });

  test('of a habit that is given back is the habit’s, and the days before keep theirs', async () => {
    await habits().update({ id: suite.family.habit.id, schedule: WEEKEND, timesPerDay: 3, approval: 'ask' });
    suite.nextDay();
    await habits().remove({ id: suite.family.habit.id });
    await habits().updateMaster({ id: suite.family.master.id, schedule: THRICE });
    suite.nextDay();
    const back = await habits().assign({ id: suite.family.hero.id, masterHabitId: suite.family.master.id });
    expect(back).toMatchObject({ id: suite.family.habit.id, schedule: THRICE, timesPerDay: 1 });
    expect(back.own).toEqual({ schedule: null, partOfDay: null, timesPerDay: null, approval: null });
    expect(await versions()).toEqual([
      [FIRST, 'days', 3],
      ['2026-03-12', 'quota', 1],
    ]);
  });

  test('says some times a week only of what is done once a day, whoever says which', async () => {
    const both = habits().updateMaster({ id: suite.family.master.id, schedule: THRICE, timesPerDay: 2 });
    expect(await codeOf(both)).toBe('BAD_REQUEST');
    await habits().update({ id: suite.family.habit.id, timesPerDay: 2 });
    expect(await codeOf(habits().updateMaster({ id: suite.family.master.id, schedule: THRICE }))).toBe(
      'BAD_REQUEST',
    );
    expect(await habits().get({ id: suite.family.master.id })).toMatchObject({ frequency: 'daily' });
    await habits().update({ id: suite.family.habit.id, timesPerDay: null });
    await habits().updateMaster({ id: suite.family.master.id, schedule: THRICE });
    expect(await codeOf(habits().update({ id: suite.family.habit.id, timesPerDay: 2 }))).toBe('BAD_REQUEST');
    expect(await codeOf(habits().updateMaster({ id: suite.family.master.id, timesPerDay: 2 }))).toBe(
      'BAD_REQUEST',
    );
    expect(await codeOf(habits().update({ id: suite.family.master.id, schedule: null }))).toBe('BAD_REQUEST');
  });

  test('stays sound when habit and assignment change at the same moment', async () => {
    const { id } = suite.family.master;
    const changes = [1, 2, 1, 2].flatMap((timesPerDay) => [
      habits().update({ id: suite.family.habit.id, timesPerDay }),
      habits().updateMaster({ id, schedule: timesPerDay === 1 ? THRICE : { kind: 'daily' } }),
      habits().assign({ id: suite.family.hero.id, masterHabitId: id }),
    ]);
    const ends = await Promise.allSettled(changes);
    const refused = ends.filter(({ status }) => status === 'rejected');
    for (const { reason } of refused as PromiseRejectedResult[])
      expect(presentError(reason).code).toBe('BAD_REQUEST');
    const { schedule, timesPerDay } = await habits().get({ id: suite.family.habit.id });
    expect(schedule.kind === 'quota' && timesPerDay > 1).toBe(false);
    const last = (await versions()).at(-1) ?? [FIRST, 'daily', 1];
    expect(last.slice(1)).toEqual([schedule.kind, timesPerDay]);
  });

  test('goes into a template, from a habit of either kind', async () => {
    await habits().update({
      id: suite.family.habit.id,
      schedule: WEEKEND,
      partOfDay: 'morning',
      timesPerDay: 2,
    });
    const plan = { schedule: WEEKEND, partOfDay: 'morning', timesPerDay: 2 };
    expect(await habits().createTemplate({ fromHabitId: suite.family.habit.id })).toMatchObject(plan);
    const daily = { schedule: { kind: 'daily' }, partOfDay: 'any', timesPerDay: 1 };
    expect(await habits().createTemplate({ fromHabitId: suite.family.master.id })).toMatchObject(daily);
    expect(await habits().createTemplate({ name: 'Swim', schedule: THRICE })).toMatchObject({
      schedule: THRICE,
    });
  });

  test('is not what the word for its kind says, where there is a schedule', async () => {
    const swim = await habits().createMaster({ name: 'Swim', frequency: 'weekly', schedule: WEEKEND });
    expect(swim).toMatchObject({ schedule: WEEKEND, frequency: 'days' });
    const daily = await habits().updateMaster({ id: swim.id, frequency: 'daily' });
    expect(daily).toMatchObject({ schedule: { kind: 'daily' }, frequency: 'daily' });
    expect(await codeOf(habits().createMaster({ name: 'Run', frequency: 'days' }))).toBe('BAD_REQUEST');
  });
});

test('where all that is due makes a day done, what a hero has changes today for their streak', async () => {
  const { id } = suite.family.hero;
  const parent = () => suite.family.parent.call();
  const streak = async () => (await parent().progress.badges({ id })).currentStreak;
  await parent().children.update({ id, streakRule: 'all' });
  const swim = await habits().createMaster({ name: 'Swim' });
  const given = await habits().assign({ id, masterHabitId: swim.id });
  await parent().missions.complete({ id: suite.family.habit.id });
  suite.nextDay();
  expect(await streak()).toBe(0);
  await parent().missions.complete({ id: suite.family.habit.id });
  await habits().update({ id: given.id, isActive: false });
  suite.nextDay();
  expect(await streak()).toBe(1);
});
