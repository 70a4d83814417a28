import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import type { Schedule } from '@herohood/domain/days/schedule';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../../tests/testing/refused';
import { createTestFamily, type TestFamily } from '../../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';
import { presentError } from '../errors';

let database: TestDatabase;
let ports: TestPorts;
let family: TestFamily;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  ports = createTestPorts(database.db);
  family = await createTestFamily(ports);
  await database.sql`update families set trial_ends_at = '2040-01-01'`;
});
afterEach(() => expectSoundLedgers(database.sql));

const WEEKEND: Schedule = { kind: 'days', days: ['sat', 'sun'] };
const THRICE: Schedule = { kind: 'quota', times: 3 };
const FIRST = '1970-01-01';
const TODAY = '2026-03-10';

const habits = () => family.parent.call().habits;
const nextDay = () => {
  ports.clock.now = new Date(ports.clock.now.getTime() + 86_400_000);
};
/** The versions that are kept of an assignment: from when, which kind, how often a day. */
const versions = async (id = family.habit.id) => {
  const rows =
    await database.sql`select from_day::text as day, schedule ->> 'kind' as kind, times_per_day as times
    from habit_schedules where child_habit_id = ${id} order by from_day`;
  return rows.map(({ day, kind, times }) => [day, kind, times]);
};
const streakMark = async () => {
  const [hero] = await database.sql`select streak_from::text as day, streak_no as no from children
    where id = ${family.hero.id}`;
  return hero;
};

describe("a habit's plan", () => {
  test('reaches its assignments where they have nothing of their own', async () => {
    const sibling = await family.parent.call().children.create({ name: 'Sam', avatarType: 'robot' });
    const second = await habits().assign({ id: sibling.id, masterHabitId: family.master.id });
    await habits().update({ id: second.id, schedule: WEEKEND, partOfDay: 'evening' });
    await habits().updateMaster({
      ...{ id: family.master.id, schedule: { kind: 'once', date: TODAY }, partOfDay: 'morning' },
      ...{ timesPerDay: 2, schoolDaysOnly: true, allowExtra: true },
    });
    const all = { timesPerDay: 2, schoolDaysOnly: true, allowExtra: true };
    expect(await habits().get({ id: family.habit.id })).toMatchObject({
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
    nextDay();
    await habits().update({ id: family.habit.id, schedule: WEEKEND });
    expect(await versions()).toEqual([
      [FIRST, 'daily', 1],
      ['2026-03-11', 'days', 1],
    ]);
    expect(await streakMark()).toEqual({ day: '2026-03-11', no: 1 });
    await habits().update({ id: family.habit.id, partOfDay: 'evening', isActive: true });
    expect((await streakMark())?.no).toBe(1);
    await habits().update({ id: family.habit.id, schedule: null });
    expect(await versions()).toEqual([]);
    await habits().updateMaster({ id: family.master.id, timesPerDay: 2 });
    nextDay();
    await habits().updateMaster({ id: family.master.id, schedule: THRICE, timesPerDay: 1 });
    expect(await versions()).toEqual([
      [FIRST, 'daily', 1],
      ['2026-03-11', 'daily', 2],
      ['2026-03-12', 'quota', 1],
    ]);
  });

  test('of a new assignment reaches backwards; a daily one needs no version', async () => {
    expect(await versions()).toEqual([]);
    const master = await habits().createMaster({ name: 'Swim', schedule: WEEKEND });
    await habits().autoAssignAll();
    const [, swim] = await habits().listForChild({ id: family.hero.id });
    expect(swim).toMatchObject({ masterHabitId: master.id, schedule: WEEKEND });
    expect(await versions(swim?.id)).toEqual([[FIRST, 'days', 1]]);
    await habits().updateMaster({ id: master.id, schedule: THRICE });
    expect(await versions(swim?.id)).toEqual([[FIRST, 'quota', 1]]);
  });

  test('of a habit that is given back is the habit’s, and the days before keep theirs', async () => {
    await habits().update({ id: family.habit.id, schedule: WEEKEND, timesPerDay: 3 });
    nextDay();
    await habits().remove({ id: family.habit.id });
    await habits().updateMaster({ id: family.master.id, schedule: THRICE });
    nextDay();
    const back = await habits().assign({ id: family.hero.id, masterHabitId: family.master.id });
    expect(back).toMatchObject({ id: family.habit.id, schedule: THRICE, timesPerDay: 1 });
    expect(back.own).toEqual({ schedule: null, partOfDay: null, timesPerDay: null });
    expect(await versions()).toEqual([
      [FIRST, 'days', 3],
      ['2026-03-12', 'quota', 1],
    ]);
  });

  test('says some times a week only of what is done once a day, whoever says which', async () => {
    const both = habits().updateMaster({ id: family.master.id, schedule: THRICE, timesPerDay: 2 });
    expect(await codeOf(both)).toBe('BAD_REQUEST');
    await habits().update({ id: family.habit.id, timesPerDay: 2 });
    expect(await codeOf(habits().updateMaster({ id: family.master.id, schedule: THRICE }))).toBe(
      'BAD_REQUEST',
    );
    expect(await habits().get({ id: family.master.id })).toMatchObject({ frequency: 'daily' });
    await habits().update({ id: family.habit.id, timesPerDay: null });
    await habits().updateMaster({ id: family.master.id, schedule: THRICE });
    expect(await codeOf(habits().update({ id: family.habit.id, timesPerDay: 2 }))).toBe('BAD_REQUEST');
    expect(await codeOf(habits().updateMaster({ id: family.master.id, timesPerDay: 2 }))).toBe('BAD_REQUEST');
    expect(await codeOf(habits().update({ id: family.master.id, schedule: null }))).toBe('BAD_REQUEST');
  });

  test('stays sound when habit and assignment change at the same moment', async () => {
    const { id } = family.master;
    const changes = [1, 2, 1, 2].flatMap((timesPerDay) => [
      habits().update({ id: family.habit.id, timesPerDay }),
      habits().updateMaster({ id, schedule: timesPerDay === 1 ? THRICE : { kind: 'daily' } }),
      habits().assign({ id: family.hero.id, masterHabitId: id }),
    ]);
    const ends = await Promise.allSettled(changes);
    const refused = ends.filter(({ status }) => status === 'rejected');
    for (const { reason } of refused as PromiseRejectedResult[])
      expect(presentError(reason).code).toBe('BAD_REQUEST');
    const { schedule, timesPerDay } = await habits().get({ id: family.habit.id });
    expect(schedule.kind === 'quota' && timesPerDay > 1).toBe(false);
    const last = (await versions()).at(-1) ?? [FIRST, 'daily', 1];
    expect(last.slice(1)).toEqual([schedule.kind, timesPerDay]);
  });

  test('goes into a template, from a habit of either kind', async () => {
    await habits().update({ id: family.habit.id, schedule: WEEKEND, partOfDay: 'morning', timesPerDay: 2 });
    const plan = { schedule: WEEKEND, partOfDay: 'morning', timesPerDay: 2 };
    expect(await habits().createTemplate({ fromHabitId: family.habit.id })).toMatchObject(plan);
    const daily = { schedule: { kind: 'daily' }, partOfDay: 'any', timesPerDay: 1 };
    expect(await habits().createTemplate({ fromHabitId: family.master.id })).toMatchObject(daily);
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
  expect(await streakMark()).toEqual({ day: null, no: 0 });
  await database.sql`update children set streak_rule = 'all' where id = ${family.hero.id}`;
  await habits().update({ id: family.habit.id, isActive: false });
  expect(await streakMark()).toEqual({ day: TODAY, no: 1 });
  await habits().update({ id: family.habit.id, isActive: true });
  await habits().remove({ id: family.master.id });
  expect(await streakMark()).toEqual({ day: TODAY, no: 3 });
});
