import { DAY_MS } from '@herohood/domain/time/durations';
import { addDays } from '@herohood/domain/time/family-day';
import { expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { sweepDueMissions } from './sweep-due-missions';

const suite = new FamilySuite();

const TODAY = '2026-03-10';

const streak = async () => {
  const { habits } = await suite.family.parent.call().progress.report({ id: suite.family.hero.id });
  return habits[0]?.streak;
};

test('several days of one habit in one sweep make one streak, and all that waits in a family is swept with it', async () => {
  for (let day = 0; day < 4; day += 1) {
    await suite.family.child.call().missions.complete({ id: suite.family.habit.id });
    suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + DAY_MS);
  }
  const settings = { enabled: true, timeValue: 1, timeUnit: 'hours' } as const;
  await suite.family.parent.call().missions.updateAutoApprovalSettings(settings);
  expect(await sweepDueMissions(suite.ports, { batchSize: 1 })).toEqual({ approved: 4, examined: 1 });
  expect(await streak()).toBe(4);
  expect(await sweepDueMissions(suite.ports, { batchSize: 1 })).toEqual({ approved: 0, examined: 0 });
});

const comeTo = (day: string) => {
  suite.ports.clock.now = new Date(`${day}T15:00:00.000Z`);
};
const doneOn = (day: string, id = suite.family.habit.id) => {
  comeTo(day);
  return suite.family.parent.call().missions.complete({ id });
};

test('work that waited for weeks belongs to the streak once it is approved, whatever else was done on its day', async () => {
  const second = await suite.family.parent.call().habits.createMaster({ name: 'Second' });
  const other = await suite.family.parent
    .call()
    .habits.assign({ id: suite.family.hero.id, masterHabitId: second.id });
  const { id } = await suite.family.child.call().missions.complete({ id: suite.family.habit.id });
  await doneOn(TODAY, other.id);
  for (let day = 1; day < 25; day += 1) await doneOn(addDays(TODAY, day));
  expect(await streak()).toBe(24);
  await suite.family.parent.call().missions.approve({ id });
  expect(await streak()).toBe(25);
});

test('what a week asked for changes with its last day, also where the streak was kept from before it', async () => {
  const schedule = { kind: 'quota', times: 1 } as const;
  await suite.family.parent.call().habits.update({ id: suite.family.habit.id, schedule });
  await doneOn('2026-03-10');
  comeTo('2026-03-22');
  const { id } = await suite.family.child.call().missions.complete({ id: suite.family.habit.id });
  await doneOn('2026-03-23');
  await doneOn('2026-03-30');
  // The streak is kept from a Wednesday of the week of which only the Sunday was done.
  comeTo('2026-04-02');
  expect(await streak()).toBe(3);
  await suite.family.parent.call().missions.reject({ id, message: 'Not done' });
  expect(await streak()).toBe(2);
});
