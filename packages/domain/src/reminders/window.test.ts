import { describe, expect, it } from 'vitest';
import { decideReminderTimes, isInActiveWindow, type ReminderTimes } from './window';

const times = (reminderTime: string, timeRangeStart = '07:00', timeRangeEnd = '20:00'): ReminderTimes => ({
  reminderTime,
  timeRangeStart,
  timeRangeEnd,
});

describe('the active window', () => {
  it.each([
    ['07:00', '07:00–20:00', true],
    ['19:55', '07:00–20:00', true],
    ['20:00', '07:00–20:00', false],
    ['06:55', '07:00–20:00', false],
    ['22:00', '22:00–02:00', true],
    ['01:55', '22:00–02:00', true],
    ['02:00', '22:00–02:00', false],
    ['12:00', '22:00–02:00', false],
    ['00:00', '22:00–02:00', true],
    ['12:00', '09:00–09:00', true],
  ])('%s in %s: %s', (time, window, isIn) => {
    const [start, end] = window.split('–');
    expect(isInActiveWindow(times(time, start, end))).toBe(isIn);
  });
});

describe('setting times', () => {
  const defaults = times('08:00');
  const answerTo = (wanted: Partial<ReminderTimes>, before: ReminderTimes, mustFit = false) => {
    const decision = decideReminderTimes({ wanted, before, mustFit });
    return decision.kind === 'refused' ? decision.code : decision.kind;
  };

  it.each([
    ['any 5 minutes', { reminderTime: '07:35' }, 'allowed'],
    ['a minute between', { reminderTime: '07:36' }, 'BAD_REQUEST'],
    ['a window of odd minutes', { timeRangeStart: '07:01' }, 'BAD_REQUEST'],
    ['a time before the window', { reminderTime: '06:30' }, 'OUTSIDE_WINDOW'],
    ['a time at its end', { reminderTime: '20:00' }, 'OUTSIDE_WINDOW'],
    ['a window that is moved away', { timeRangeStart: '09:00' }, 'OUTSIDE_WINDOW'],
    ['both moved together', { reminderTime: '21:00', timeRangeEnd: '22:00' }, 'allowed'],
    ['nothing of it', {}, 'allowed'],
  ])('of %s: %j is %s', (_, wanted, expected) => {
    expect(answerTo(wanted, defaults)).toBe(expected);
    expect(answerTo(wanted, defaults, true)).toBe(expected);
  });

  it.each([
    ['stay when nothing of them is changed', {}, false, 'allowed'],
    ['may be sent again as they are', times('22:03'), false, 'allowed'],
    ['are refused when the reminder is switched on', {}, true, 'OUTSIDE_WINDOW'],
    [
      'are refused when one is changed and they still do not fit',
      { timeRangeEnd: '21:00' },
      false,
      'OUTSIDE_WINDOW',
    ],
    ['may be put right', { timeRangeEnd: '23:00' }, false, 'allowed'],
  ])('that were outside before the rule %s', (...[, wanted, mustFit, expected]) => {
    expect(answerTo(wanted, times('22:03'), mustFit)).toBe(expected);
  });
});
