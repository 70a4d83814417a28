import { describe, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { codeOf } from '../../tests/testing/refused';

const suite = new FamilySuite();

const parent = () => suite.family.parent.call();
const update = (change: object, id = suite.family.habit.id) => parent().habits.update({ id, ...change });
const create = (fields: object) => parent().habits.createMaster({ name: 'Swim', ...fields });
const defaults = (reminderSettings: object) => parent().account.updateReminderSettings({ reminderSettings });
const masterId = async () => (await parent().habits.listMasters())[0]?.id ?? '';
const mission = async () => {
  const [habit] = await parent().habits.listForChild({ id: suite.family.hero.id });
  const { reminderTime, timeRangeStart, timeRangeEnd } = habit!;
  return [reminderTime, timeRangeStart, timeRangeEnd];
};

describe('a reminder outside its active window is refused', () => {
  test('for one hero, also while it is off, and when the window is moved away', async () => {
    expect(await codeOf(update({ reminderTime: '22:00' }))).toBe('OUTSIDE_WINDOW');
    expect(await codeOf(update({ reminderTime: '20:00', reminderEnabled: true }))).toBe('OUTSIDE_WINDOW');
    expect(await codeOf(update({ timeRangeStart: '08:05' }))).toBe('OUTSIDE_WINDOW');
    expect(await mission()).toEqual(['08:00', '07:00', '20:00']);
    await update({ reminderTime: '22:00', timeRangeStart: '21:00', timeRangeEnd: '06:00' });
    expect(await mission()).toEqual(['22:00', '21:00', '06:00']);
  });

  test('for the habit, new or changed', async () => {
    expect(await codeOf(create({ reminderTime: '06:55' }))).toBe('OUTSIDE_WINDOW');
    expect(await codeOf(create({ timeRangeEnd: '08:00' }))).toBe('OUTSIDE_WINDOW');
    const { id } = await create({ reminderTime: '07:35' });
    expect(await codeOf(parent().habits.updateMaster({ id, timeRangeStart: '07:40' }))).toBe(
      'OUTSIDE_WINDOW',
    );
    expect(await parent().habits.updateMaster({ id, timeRangeStart: '07:35' })).toMatchObject({
      timeRangeStart: '07:35',
    });
  });

  test('for the family’s defaults, which new habits begin with', async () => {
    expect(await codeOf(defaults({ time: '21:00' }))).toBe('OUTSIDE_WINDOW');
    expect(await codeOf(defaults({ timeRangeStart: '09:00', enabled: false }))).toBe('OUTSIDE_WINDOW');
    await defaults({ time: '16:45', timeRangeStart: '14:00', timeRangeEnd: '18:30' });
    expect(await create({})).toMatchObject({
      reminderTime: '16:45',
      timeRangeStart: '14:00',
      timeRangeEnd: '18:30',
    });
    expect(await codeOf(create({ reminderTime: '08:00' }))).toBe('OUTSIDE_WINDOW');
  });

  test('by one of two who would move it out together', async () => {
    const changes = [update({ reminderTime: '19:00' }), update({ timeRangeEnd: '18:00' })];
    const codes = await Promise.all(changes.map((change) => codeOf(change).catch(() => 'saved')));
    expect(codes.toSorted()).toEqual(['OUTSIDE_WINDOW', 'saved']);
  });
});

test('an old row is read as it is, changed in other fields, and not switched on as it is', async () => {
  await suite.database
    .sql`update child_habits set reminder_time = '22:03' where id = ${suite.family.habit.id}`;
  expect(await mission()).toEqual(['22:03', '07:00', '20:00']);
  await update({ reminderDuration: 10, reminderTime: '22:03' });
  expect(await codeOf(update({ reminderEnabled: true }))).toBe('OUTSIDE_WINDOW');
  await update({ reminderEnabled: true, timeRangeEnd: '23:00' });
  expect(await mission()).toEqual(['22:03', '07:00', '23:00']);
});

test('a window that is moved for the habit takes the time along to each hero', async () => {
  await update({ reminderTime: '19:00' });
  const id = await masterId();
  await parent().habits.updateMaster({ id, timeRangeEnd: '18:00' });
  expect(await mission()).toEqual(['08:00', '07:00', '18:00']);
  await parent().habits.updateMaster({ id, name: 'Read on' });
  expect(await mission()).toEqual(['08:00', '07:00', '18:00']);
});
