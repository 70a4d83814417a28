import { expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { createReminderFamily, turnAt } from '../../tests/testing/reminder-family';

const suite = new FamilySuite({ open: createReminderFamily, startAt: '2026-06-01T06:00:00.000Z' });

/** How many rang in this family at a turn of the worker. */
async function at(time: string, day = '2026-06-01'): Promise<number> {
  const before = (await suite.family.rung()).length;
  await turnAt(suite.ports, `${day}T${time}:00.000Z`);
  return (await suite.family.rung()).length - before;
}
const days = () => suite.family.parent.call().days;
const june = (date: number) => `2026-06-${String(date).padStart(2, '0')}`;
const sick = { kind: 'sick', from: june(1), until: june(7) } as const;

/** What is sent in the week, hour by hour. */
async function week(): Promise<number> {
  let sent = 0;
  for (let date = 1; date <= 7; date += 1) {
    for (let hour = 0; hour < 24; hour += 1)
      sent += await at(`${String(hour).padStart(2, '0')}:00`, june(date));
  }
  return sent;
}

const subscribe = (name: string) => ({
  endpoint: `https://push.example.com/send/${name}`,
  keys: { p256dh: 'B'.padEnd(87, 'A'), auth: 'a'.repeat(22) },
});

test('a hero who is sick gets nothing in the whole week, a sibling gets all, and the week after it goes on', async () => {
  const parent = suite.family.parent.call();
  await suite.family.child.call().push.subscribe(subscribe('robin'));
  const { id } = await parent.children.create({ name: 'Kim', avatarType: 'robot' });
  for (const time of ['07:00', '12:00', '18:00']) {
    await suite.family.addReminder(time);
    const master = (await parent.habits.listMasters()).at(-1);
    await parent.habits.assign({ id, masterHabitId: master?.id ?? '' });
  }
  await days().createMark({ ...sick, childId: suite.family.hero.id });
  expect(await week()).toBe(21);
  expect([await suite.family.told(), suite.ports.pushes]).toEqual([[], []]);
  expect(await at('07:00', june(8))).toBe(2);
  expect(suite.ports.pushes).toHaveLength(1);
});

test('only what is due is reminded of: its days of the week, school days, and until a quota is met', async () => {
  await suite.family.addReminder('08:00', { schedule: { kind: 'days', days: ['tue'] }, allowExtra: true });
  await suite.family.addReminder('08:00', { schoolDaysOnly: true });
  const quota = await suite.family.addReminder('18:00', { schedule: { kind: 'quota', times: 2 } });
  await days().createMark({ kind: 'school-free', from: june(4), until: june(4) });
  const sent: number[] = [];
  for (let date = 1; date <= 7; date += 1) {
    const inTheMorning = await at('08:00', june(date));
    if (date <= 2) await suite.family.parent.call().missions.complete({ id: quota });
    sent.push(inTheMorning, await at('18:00', june(date)));
  }
  expect(sent).toEqual([1, 0, 2, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0]);
  expect(await at('18:00', june(8))).toBe(1);
});

test('what is due twice a day is reminded of until it is done twice', async () => {
  const id = await suite.family.addReminder('18:00', { timesPerDay: 2 });
  const child = suite.family.child.call();
  await child.missions.complete({ id, slot: 1 });
  expect(await at('18:00')).toBe(1);
  expect(await suite.family.showing()).toHaveLength(1);
  await child.missions.complete({ id, slot: 2 });
  expect(await suite.family.showing()).toEqual([]);
  for (const slot of [1, 2]) {
    suite.ports.clock.now = new Date('2026-06-02T10:00:00.000Z');
    await suite.family.child.call().missions.complete({ id, slot });
  }
  expect(await at('18:00', june(2))).toBe(0);
});

test('a mark takes effect at once, and so does its end; what shows already goes', async () => {
  await suite.family.addReminder('08:00');
  await suite.family.addReminder('18:00');
  expect(await at('08:00')).toBe(1);
  expect(await suite.family.showing()).toHaveLength(1);
  const { id } = await days().createMark({ ...sick, childId: suite.family.hero.id });
  expect(await suite.family.showing()).toEqual([]);
  expect(await at('17:00')).toBe(0);
  await days().updateMark({ id, kind: 'school-free' });
  expect(await at('17:30')).toBe(0);
  expect(await at('18:00')).toBe(1);
  await days().updateMark({ id, kind: 'sick' });
  expect(await at('07:00', june(2))).toBe(0);
  suite.ports.clock.now = new Date('2026-06-02T07:30:00.000Z');
  await days().removeMark({ id });
  expect(await at('08:00', june(2))).toBe(1);
});

test('a plan that changes at noon has the evening looked at again', async () => {
  const id = await suite.family.addReminder('18:00', { schedule: { kind: 'days', days: ['sun'] } });
  expect(await at('12:00')).toBe(0);
  const [habit] = (await suite.family.parent.call().habits.listForChild({ id: suite.family.hero.id })).filter(
    (each) => each.id === id,
  );
  await suite.family.parent
    .call()
    .habits.updateMaster({ id: habit?.masterHabitId ?? '', schedule: { kind: 'daily' } });
  expect(await at('18:00')).toBe(1);
});
