import type { HabitPlan } from '@herohood/domain/days/schedule';
import { beforeEach, describe, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { codeOf } from '../../tests/testing/refused';
import { setPlan } from '../../tests/testing/set-plan';

const suite = new FamilySuite({ startAt: '2026-03-09T12:00:00Z' });

// March 2026: the 9th is a Monday.
const MON = '2026-03-09';
const TUE = '2026-03-10';
const WED = '2026-03-11';
const THU = '2026-03-12';

const at = (day: string, time = '12:00') => {
  suite.ports.clock.now = new Date(`${day}T${time}:00Z`);
};
const plan = (changes: Partial<HabitPlan>, fromDay = '1970-01-01') =>
  setPlan(suite.database, { id: suite.family.habit.id, fromDay }, changes);
const tap = (slot?: number, completedAt?: string) =>
  suite.family.child.call().missions.complete({ id: suite.family.habit.id, slot, completedAt });
const markDone = (date?: string, slot?: number) =>
  suite.family.parent.call().missions.complete({ id: suite.family.habit.id, date, slot });
const approve = ({ id }: { id: string }) => suite.family.parent.call().missions.approve({ id });
const reject = ({ id }: { id: string }) =>
  suite.family.parent.call().missions.reject({ id, message: 'Once more, please.' });
const undo = ({ id }: { id: string }) => suite.family.parent.call().missions.undo({ id });
const withdraw = ({ id }: { id: string }) => suite.family.child.call().missions.withdraw({ id });
const due = async (date?: string) => {
  const { missions } = await suite.family.parent.call().days.board({ id: suite.family.hero.id, date });
  return missions.map(({ slot, slots, due, status }) => `${slot}/${slots} ${due} ${status}`);
};
const live = async () => {
  const rows = await suite.database.sql`select date::text as date, slot from completions
    where child_habit_id = ${suite.family.habit.id} and status in ('pending', 'approved') order by date, slot`;
  return rows.map(({ date, slot }) => `${date} ${slot}`);
};

describe('some days of the week', () => {
  beforeEach(() => plan({ schedule: { kind: 'days', days: ['mon', 'wed', 'fri'] } }));

  test('a day that is off is refused in kind words, to the hero and on their behalf', async () => {
    at(TUE);
    expect(await due()).toEqual([]);
    await expect(tap()).rejects.toMatchObject({
      cause: { code: 'NOT_DUE', message: 'This mission rests on that day. Enjoy the break!' },
    });
    expect(await codeOf(markDone())).toBe('NOT_DUE');
    expect(await codeOf(markDone('2026-03-08'))).toBe('NOT_DUE');
    expect(await markDone(MON)).toMatchObject({ date: MON, status: 'approved', slot: 1 });
  });

  test('an extra on a day off is paid once, and nothing that is due beside it', async () => {
    await plan({ schedule: { kind: 'days', days: ['mon'] }, allowExtra: true });
    const { parent, hero } = suite.family;
    const tidy = await parent.call().habits.createMaster({ name: 'Tidy' });
    await parent.call().habits.assign({ id: hero.id, masterHabitId: tidy.id });
    at(TUE);
    const { id } = await tap();
    await approve({ id });
    expect(await tap()).toMatchObject({ id });
    expect((await suite.family.child.call().account.childMe()).xp).toBe(50);
    expect((await due()).sort()).toEqual(['1/1 due available', '1/1 optional approved']);
  });

  test('a change at noon keeps what was done this morning, and its replay answers with it', async () => {
    const { id } = await tap();
    await plan({ schedule: { kind: 'days', days: ['tue'] } }, MON);
    expect(await due()).toEqual(['1/1 optional pending']);
    expect(await tap()).toMatchObject({ id });
    expect(await markDone()).toMatchObject({ id, status: 'approved' });
    at(TUE);
    expect(await due()).toEqual(['1/1 due available']);
  });

  test('an offline tap of yesterday keeps the plan of yesterday', async () => {
    at(TUE, '09:00');
    await plan({ schedule: { kind: 'days', days: ['tue'] } }, TUE);
    const late = await tap(1, `${MON}T15:00:00.000Z`);
    expect([late.date, late.status]).toEqual([MON, 'pending']);
    // The day waits for a parent, so the streak is counted anew.
    expect(await suite.recounts()).toBe(1);
    at(WED, '09:00');
    expect(await codeOf(tap())).toBe('NOT_DUE');
  });
});

describe('several times a day', () => {
  beforeEach(() => plan({ schedule: { kind: 'daily' }, timesPerDay: 2 }));

  test('each slot is done and paid alone; two devices on one of them make one row', async () => {
    const taps = await Promise.all(Array.from({ length: 8 }, (_, i) => tap(1 + (i % 2))));
    expect(new Set(taps.map(({ id }) => id)).size).toBe(2);
    expect(await live()).toEqual([`${MON} 1`, `${MON} 2`]);
    await Promise.all(taps.map(approve));
    expect((await suite.family.child.call().account.childMe()).xp).toBe(100);
    expect(await due()).toEqual(['1/2 due approved', '2/2 due approved']);
  });

  test('a slot that was done stays when the mission is due less often since', async () => {
    const { id } = await tap(2);
    await plan({ schedule: { kind: 'daily' } }, MON);
    expect(await due()).toEqual(['1/2 due available', '2/2 due pending']);
    expect(await tap(2)).toMatchObject({ id });
    await withdraw({ id });
    expect(await codeOf(tap(2))).toBe('SLOT_GONE');
  });
});

describe('some times a week', () => {
  beforeEach(() => plan({ schedule: { kind: 'quota', times: 2 } }));

  test('what waits counts, what was sent back or taken back does not, and an undone approval waits', async () => {
    const first = await tap();
    await approve(first);
    at(TUE);
    const second = await tap();
    at(WED);
    expect(await codeOf(tap())).toBe('NOT_DUE');
    expect(await due()).toEqual([]);
    await reject(second);
    expect(await due()).toEqual(['1/1 due available']);
    const third = await tap();
    await approve(third);
    at(THU);
    expect(await codeOf(tap())).toBe('NOT_DUE');
    await undo(third);
    expect(await codeOf(tap())).toBe('NOT_DUE');
    await withdraw(third);
    await tap();
    expect(await live()).toEqual([`${MON} 1`, `${THU} 1`]);
  });

  test('devices on different days of the week do not exceed it together', async () => {
    at(THU, '10:00');
    await tap();
    const race = await Promise.allSettled([
      markDone(MON),
      markDone(TUE),
      markDone(WED),
      tap(1, `${WED}T11:00:00.000Z`),
      tap(1, `${WED}T12:00:00.000Z`),
      markDone(TUE),
    ]);
    expect(await live()).toHaveLength(2);
    for (const result of race) {
      if (result.status === 'rejected') expect(result.reason.cause.code).toBe('NOT_DUE');
    }
    expect(race.some(({ status }) => status === 'rejected')).toBe(true);
  });
});

describe('once, and late', () => {
  const paid = async () => (await suite.family.child.call().account.childMe()).xp;
  beforeEach(() => plan({ schedule: { kind: 'once', date: TUE } }));

  test('its own date cannot be marked as well, until the late one is sent back', async () => {
    at(THU);
    const late = await tap();
    expect(await codeOf(markDone(TUE))).toBe('NOT_DUE');
    await approve(late);
    expect(await codeOf(markDone(TUE))).toBe('NOT_DUE');
    expect(await due(TUE)).toEqual([]);
    expect(await due()).toEqual(['1/1 optional approved']);
    expect(await paid()).toBe(50);
    await undo(late);
    expect(await codeOf(markDone(TUE))).toBe('NOT_DUE');
    await reject(late);
    expect(await due(TUE)).toEqual(['1/1 due available']);
    expect(await markDone(TUE)).toMatchObject({ date: TUE, status: 'approved' });
    expect(await codeOf(tap())).toBe('NOT_DUE');
    expect(await paid()).toBe(50);
  });

  test('devices that mark its date and days after it at once are paid once', async () => {
    at(THU, '09:00');
    const race = await Promise.allSettled([
      ...[markDone(TUE), markDone(WED), markDone(THU), markDone(TUE)],
      ...[tap(), tap(1, `${WED}T15:00:00.000Z`)],
    ]);
    expect(await live()).toHaveLength(1);
    expect(await paid()).toBeLessThanOrEqual(50);
    for (const result of race) {
      if (result.status === 'rejected') expect(result.reason.cause.code).toBe('NOT_DUE');
    }
  });
});
