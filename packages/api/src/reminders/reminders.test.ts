import { describe, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { createReminderFamily, takeTurn, turnAt } from '../../tests/testing/reminder-family';
import type { TestPorts } from '../../tests/testing/test-ports';
import { sendDueReminders } from './send-due-reminders';

const suite = new FamilySuite({ open: createReminderFamily, startAt: '2026-06-02T06:00:00.000Z' });

const at = (time: string, day = '2026-06-02') => turnAt(suite.ports, `${day}T${time}:00.000Z`);
const clockTo = (time: string, day = '2026-06-02') => {
  suite.ports.clock.now = new Date(`${day}T${time}:00.000Z`);
};

describe('a reminder', () => {
  test('is sent once at its time, told to the hero’s devices after the commit, and again the next day', async () => {
    const id = await suite.family.addReminder('08:00');
    expect(await at('07:59')).toBe(0);
    suite.ports.announced.length = 0;
    expect(await at('08:00')).toBe(1);
    expect(suite.ports.announced).toMatchObject([
      { familyId: suite.family.familyId, childId: suite.family.hero.id },
    ]);
    for (const time of ['08:00', '08:01', '08:29', '23:59']) expect(await at(time)).toBe(0);
    expect(await at('08:00', '2026-06-03')).toBe(1);
    expect(await suite.family.told()).toEqual([id, id]);
    expect((await suite.family.rung()).map(({ day }) => day)).toEqual(['2026-06-02', '2026-06-03']);
  });

  test('that was missed is sent late while it would still show, and dropped for the day afterwards', async () => {
    await suite.family.addReminder('08:00');
    await suite.family.addReminder('07:00');
    expect(await at('08:29')).toBe(1);
    expect((await suite.family.rung()).map(({ sentAt }) => sentAt)).toEqual(['2026-06-02T08:29:00.000Z']);
    expect(await at('07:00', '2026-06-03')).toBe(1);
  });

  test('needs no premium access', async () => {
    await suite.family.addReminder('08:00');
    await suite.database
      .sql`update families set subscription_status = 'expired' where id = ${suite.family.familyId}`;
    expect(await at('08:00')).toBe(1);
  });

  test('is not sent for what is done, switched off, given back, or outside the active window', async () => {
    const parent = suite.family.parent.call();
    const done = await suite.family.addReminder('08:00');
    const off = await suite.family.addReminder('08:00');
    const inactive = await suite.family.addReminder('08:00');
    const removed = await suite.family.addReminder('08:00');
    const outside = await suite.family.addReminder('08:00');
    // As a row may stand from before windows were checked.
    await suite.database
      .sql`update child_habits set time_range_start = '09:00', time_range_end = '20:00' where id = ${outside}`;
    await suite.family.addReminder('08:00', { reminderEnabled: false });
    await at('07:00'); // all are planned
    await suite.family.child.call().missions.complete({ id: done });
    await parent.habits.update({ id: off, reminderEnabled: false });
    await parent.habits.update({ id: inactive, isActive: false });
    await parent.habits.remove({ id: removed });
    expect(await at('08:00')).toBe(0);
  });

  test('is not sent where the master is off or the hero may do no missions, and is once that ends in time', async () => {
    const parent = suite.family.parent.call();
    const id = await suite.family.addReminder('08:00');
    const { masterHabitId } = (await parent.habits.listForChild({ id: suite.family.hero.id })).find(
      (habit) => habit.id === id,
    )!;
    await at('07:00');
    await parent.habits.updateMaster({ id: masterHabitId, isActive: false });
    expect(await at('08:00')).toBe(0);
    await parent.habits.updateMaster({ id: masterHabitId, isActive: true });
    await parent.controls.activateEmergency({ id: suite.family.hero.id });
    expect(await at('08:10')).toBe(0);
    await parent.controls.deactivateEmergency({ id: suite.family.hero.id });
    expect(await at('08:20')).toBe(1);
  });
});

describe('a change takes effect at once', () => {
  test('a time set to the next five minutes rings in them', async () => {
    const id = await suite.family.addReminder('18:00');
    expect(await at('10:04')).toBe(0);
    await suite.family.parent.call().habits.update({ id, reminderTime: '10:05' });
    expect(await at('10:05')).toBe(1);
    expect(await at('18:00')).toBe(0); // that day's is used up
    expect(await at('10:05', '2026-06-03')).toBe(1);
  });

  test('a time moved after it rang rings no second time that day, an assignment off and on neither', async () => {
    const id = await suite.family.addReminder('08:00');
    expect(await at('08:00')).toBe(1);
    const parent = suite.family.parent.call();
    await parent.habits.update({ id, reminderTime: '12:00', isActive: false });
    await parent.habits.update({ id, isActive: true });
    expect(await at('12:00')).toBe(0);
    expect(await at('12:00', '2026-06-03')).toBe(1);
  });

  test('a new time zone at noon moves what is still to come, and nothing rings twice in a family day', async () => {
    const morning = await suite.family.addReminder('08:00');
    const evening = await suite.family.addReminder('18:00');
    expect(await at('08:00')).toBe(1);
    clockTo('12:00');
    await suite.family.parent.call().account.updateProfile({ timeZone: 'America/New_York' }); // 08:00 there
    expect(await takeTurn(suite.ports)).toBe(0);
    expect(await at('18:00')).toBe(0);
    expect(await at('22:00')).toBe(1);
    clockTo('23:00');
    await suite.family.parent.call().account.updateProfile({ timeZone: 'Pacific/Auckland' }); // tomorrow, 11:00
    expect(await takeTurn(suite.ports)).toBe(0);
    expect(await at('06:00', '2026-06-03')).toBe(1); // 18:00 of the 3rd
    clockTo('06:10', '2026-06-03');
    await suite.family.parent.call().account.updateProfile({ timeZone: 'UTC' }); // the 3rd again
    expect(await at('08:00', '2026-06-03')).toBe(1);
    expect(await at('18:00', '2026-06-03')).toBe(0);
    expect((await suite.family.rung()).map(({ habitId, day }) => [habitId, day])).toEqual([
      [morning, '2026-06-02'],
      [evening, '2026-06-02'],
      [evening, '2026-06-03'],
      [morning, '2026-06-03'],
    ]);
  });
});

describe('never twice', () => {
  test('for workers that race, many families and one store of jobs or none', async () => {
    const families = [suite.family];
    for (let i = 0; i < 5; i += 1) families.push(await createReminderFamily(suite.ports, suite.database));
    const ids: string[] = [];
    for (const each of families) for (let i = 0; i < 4; i += 1) ids.push(await each.addReminder('08:00'));
    clockTo('08:00');
    const workers = Array.from({ length: 4 }, () => drain(2));
    const sent = (await Promise.all(workers)).flat();
    expect(sent.toSorted()).toEqual(ids.toSorted());
    const told = (await Promise.all(families.map((each) => each.told()))).flat();
    expect(told.toSorted()).toEqual(ids.toSorted());
  });

  test('after a job that died: what was not committed is sent by the next turn, what was is not', async () => {
    await suite.family.addReminder('08:00');
    clockTo('08:00');
    const dying = { ...suite.ports, db: diesAtCommit() };
    await expect(sendDueReminders(dying, { batchSize: 10 })).rejects.toThrow('died');
    expect(await suite.family.rung()).toEqual([]);
    expect(await takeTurn(suite.ports)).toBe(1);
    expect(await takeTurn(suite.ports)).toBe(0);
    expect(await suite.family.told()).toHaveLength(1);
  });
});

/** Takes batches until nothing is left; the habits that this worker sent. */
async function drain(batchSize: number): Promise<string[]> {
  const sent: string[] = [];
  for (;;) {
    const batch = await sendDueReminders(suite.ports, { batchSize });
    sent.push(...batch.sent.map(({ habitId }) => habitId));
    if (batch.examined > 0) continue;
    const [left] = await suite.database.sql`
      select count(*)::int as n from reminder_looks where look_at <= ${suite.ports.clock.now.toISOString()}`;
    if (left?.n === 0) return sent;
  }
}

/** The database, but each transaction ends with the worker's death. */
function diesAtCommit(): TestPorts['db'] {
  return new Proxy(suite.ports.db, {
    get: (target, key) =>
      key === 'transaction'
        ? (work: Parameters<typeof target.transaction>[0]) =>
            target.transaction(async (tx) => {
              await work(tx);
              throw new Error('the worker died');
            })
        : Reflect.get(target, key),
  });
}
