import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, familyDay } from '../time/family-day';
import {
  decideReminder,
  isShowing,
  nextLook,
  nextReminder,
  planReminder,
  type ReminderQuestion,
} from './plan';
import { DEFAULT_REMINDER_SETTINGS, effectiveReminder } from './settings';

const newYork = { timeZone: 'America/New_York', dayStartHour: 0 };
const allDay = { timeRangeStart: '00:00', timeRangeEnd: '00:00' };
const timing = (reminderTime: string, change: object = {}) => ({
  ...effectiveReminder({ reminderTime, reminderEnabled: true }, DEFAULT_REMINDER_SETTINGS),
  ...change,
});
const at = (iso: string) => new Date(iso);

describe('planning', () => {
  it.each([
    ['the day before the change', '2026-03-07', '07:00', '2026-03-07T12:00:00Z'],
    ['the day clocks go forward', '2026-03-08', '07:00', '2026-03-08T11:00:00Z'],
    ['a time that does not exist', '2026-03-08', '02:00', '2026-03-08T07:00:00Z'],
    ['a time that occurs twice', '2026-11-01', '01:00', '2026-11-01T05:00:00Z'],
  ])('%s', (...[, day, time, expected]) => {
    expect(planReminder(day, timing(time, allDay), newYork)?.at).toEqual(at(expected));
  });

  it('shows for its duration, but not into the next day', () => {
    const late = timing('23:00', { ...allDay, reminderDuration: 120 });
    expect(planReminder('2026-06-01', late, newYork)?.until).toEqual(at('2026-06-02T04:00:00Z'));
    const early = timing('08:00', { reminderDuration: 30 });
    expect(planReminder('2026-06-01', early, newYork)?.until).toEqual(at('2026-06-01T12:30:00Z'));
  });

  it('still plans what was set at the end of its window when that counted', () => {
    expect(planReminder('2026-06-01', timing('20:00'), newYork)?.at).toEqual(at('2026-06-02T00:00:00Z'));
  });

  it('plans nothing outside the window, nor on a date that a zone skips', () => {
    expect(planReminder('2026-06-01', timing('06:00'), newYork)).toBeNull();
    expect(nextReminder(at('2026-06-01T00:00:00Z'), timing('06:00'), newYork)).toBeNull();
    const apia = { timeZone: 'Pacific/Apia', dayStartHour: 0 };
    expect(planReminder('2011-12-30', timing('08:00'), apia)).toBeNull();
    expect(nextReminder(at('2011-12-29T20:00:00Z'), timing('08:00'), apia)?.day).toBe('2011-12-31');
  });

  it('plans one reminder for each family day, inside that day, and finds them in turn', () => {
    const clocks = fc.record({
      timeZone: fc.constantFrom(
        'UTC',
        'America/New_York',
        'America/Santiago',
        'Australia/Lord_Howe',
        'Asia/Kathmandu',
      ),
      dayStartHour: fc.integer({ min: 0, max: 5 }),
    });
    const hours = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:00`);
    const days = fc.integer({ min: 0, max: 2000 }).map((n) => addDays('2024-01-01', n));
    fc.assert(
      fc.property(clocks, hours, days, (...[clock, time, day]) => {
        const planned = planReminder(day, timing(time, allDay), clock)!;
        expect(familyDay(planned.at, clock)).toBe(day);
        const next = nextReminder(new Date(planned.at.getTime() + 1), timing(time, allDay), clock)!;
        expect(next.day).toBe(addDays(day, 1));
        expect(nextReminder(planned.at, timing(time, allDay), clock)?.day).toBe(day);
      }),
      { numRuns: 500 },
    );
  });
});

describe('what a worker does', () => {
  const question: ReminderQuestion = {
    reminder: timing('07:00', { reminderDuration: 30 }),
    isActive: true,
    isDueToday: true,
    isDoneToday: false,
    isSentToday: false,
    now: at('2026-06-01T11:00:00Z'),
    clock: newYork,
  };

  it.each<[string, Partial<ReminderQuestion>, string]>([
    ['sends at the very time', {}, 'send'],
    ['waits before it', { now: at('2026-06-01T10:59:59Z') }, 'wait'],
    ['still sends a while later, after a restart', { now: at('2026-06-01T11:29:59Z') }, 'send'],
    ['not when its time is over', { now: at('2026-06-01T11:30:00Z') }, 'over'],
    ['not when it was sent', { isSentToday: true }, 'sent'],
    ['not for a mission that is not due', { isDueToday: false }, 'notDue'],
    ['not for a mission that is done', { isDoneToday: true }, 'done'],
    ['not for an inactive habit', { isActive: false }, 'inactive'],
    ['not when reminders are off', { reminder: timing('07:00', { reminderEnabled: false }) }, 'off'],
    ['not outside the window', { reminder: timing('06:00') }, 'outsideWindow'],
  ])('%s', (_, change, expected) => {
    const decision = decideReminder({ ...question, ...change });
    expect(decision.kind === 'skip' ? decision.reason : decision.kind).toBe(expected);
  });

  it.each([
    ['clocks go forward', '2026-03-08', '02:00'],
    ['clocks go back', '2026-11-01', '01:00'],
    ['an ordinary day', '2026-06-01', '07:00'],
  ])('asked every minute when %s, sends exactly once a day', (_, middle, time) => {
    const sentOn: string[] = [];
    const start = Date.parse(`${addDays(middle, -1)}T18:00:00Z`);
    for (let minute = 0; minute < 48 * 60; minute++) {
      const now = new Date(start + minute * 60_000);
      const today = familyDay(now, newYork);
      const decision = decideReminder({
        ...question,
        reminder: timing(time, { ...allDay, reminderDuration: 120 }),
        isSentToday: sentOn.includes(today),
        now,
      });
      if (decision.kind === 'send') sentOn.push(today);
    }
    expect(sentOn).toEqual([middle, addDays(middle, 1)]);
  });

  const off = timing('07:00', { reminderEnabled: false });
  const late = timing('07:00', { timeRangeStart: '08:00', timeRangeEnd: '20:00' });
  it.each([
    { rule: 'again at its time', time: '10:59', look: '2026-06-01T11:00:00.000Z' },
    { rule: 'tomorrow once it was sent', look: '2026-06-02T11:00:00.000Z' },
    { rule: 'tomorrow when it is not due', change: { isDueToday: false }, look: '2026-06-02T11:00:00.000Z' },
    { rule: 'tomorrow when it was done', change: { isDoneToday: true }, look: '2026-06-02T11:00:00.000Z' },
    { rule: 'tomorrow when it is over', time: '15:00', look: '2026-06-02T11:00:00.000Z' },
    { rule: 'not while it is off', change: { reminder: off }, look: null },
    { rule: 'not while it is inactive', change: { isActive: false }, look: null },
    { rule: 'not while its time lies outside the window', change: { reminder: late }, look: null },
  ])('is looked at $rule', ({ change, time = '11:00', look }) => {
    const asked = { ...question, ...change, now: at(`2026-06-01T${time}:00Z`) };
    expect(nextLook(decideReminder(asked), asked)?.toISOString() ?? null).toBe(look);
  });

  it('looks again after every decision in the future only, so that looking comes to an end', () => {
    fc.assert(
      fc.property(
        fc.date({ min: at('2026-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 23 }),
        fc.record({
          timeZone: fc.constantFrom('America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia'),
          dayStartHour: fc.integer({ min: 0, max: 5 }),
        }),
        (now, hour, clock) => {
          const reminder = timing(`${String(hour).padStart(2, '0')}:00`, allDay);
          const asked = { ...question, reminder, now, clock };
          const look = nextLook(decideReminder(asked), asked);
          expect(look?.getTime()).toBeGreaterThan(now.getTime());
          expect(look?.getTime()).toBeLessThan(now.getTime() + 50 * 3_600_000);
        },
      ),
    );
  });

  it('hides what is over', () => {
    const planned = planReminder('2026-06-01', question.reminder, newYork)!;
    expect(isShowing(planned, planned.at)).toBe(true);
    expect(isShowing(planned, new Date(planned.until.getTime() - 1))).toBe(true);
    expect(isShowing(planned, planned.until)).toBe(false);
    expect(isShowing(planned, new Date(planned.at.getTime() - 1))).toBe(false);
  });
});
