import { beforeEach, describe, expect, test } from 'vitest';
import { makeReward } from '../../testing/reward-fixtures';
import { learnFamilyClock } from '../home/family-clock';
import { nextChange, sayHeld, sayLimits } from './availability';

// A Tuesday; it is nine in the morning at the family's, an hour ahead of UTC.
const NOW = Date.parse('2026-03-10T08:00:00.000Z');
const reader = { hasClock: true, now: NOW };
beforeEach(() => learnFamilyClock({ timeZone: 'Africa/Lagos' }, NOW));
const held = (code: 'REWARD_LIMIT' | 'REWARD_CLOSED' | 'REWARD_COOLDOWN', availableAt: string | null) => ({
  ...{ code, availableAt, limits: {} },
});

describe('why a reward cannot be had now', () => {
  test.each([
    ['OUT_OF_STOCK', {}, 'None left'],
    ['LEVEL_TOO_LOW', { minLevel: 5 }, 'From level 5'],
    ['LEVEL_TOO_LOW', {}, 'For a higher level'],
  ] as const)('%s with %o says: %s', (code, limits, said) => {
    expect(sayHeld({ code, availableAt: null, limits }, reader)).toBe(said);
  });

  test.each([
    ['2026-03-10T14:00:00.000Z', 'Again at 15:00'],
    ['2026-03-10T23:00:00.000Z', 'Again tomorrow'],
    ['2026-03-13T23:00:00.000Z', 'Again on Saturday'],
    ['2026-03-31T22:00:00.000Z', 'Again on March 31'],
    [null, 'Enough for now'],
  ])('until %s: %s', (availableAt, said) => {
    expect(sayHeld(held('REWARD_LIMIT', availableAt), reader)).toBe(said);
    expect(sayHeld(held('REWARD_COOLDOWN', availableAt), reader)).toBe(said);
  });

  test.each([
    ['2026-03-10T14:00:00.000Z', 'Open from 15:00'],
    ['2026-03-11T14:30:00.000Z', 'Open tomorrow from 15:30'],
    ['2026-03-13T14:00:00.000Z', 'Open on Friday from 15:00'],
    ['2026-03-12T23:00:00.000Z', 'Open on Friday'],
  ])('closed until %s: %s', (availableAt, said) => {
    expect(sayHeld(held('REWARD_CLOSED', availableAt), reader)).toBe(said);
  });

  test('who reads no clock is told the day', () => {
    const young = { ...reader, hasClock: false };
    expect(sayHeld(held('REWARD_CLOSED', '2026-03-10T14:00:00.000Z'), young)).toBe('Open later today');
    expect(sayHeld(held('REWARD_CLOSED', '2026-03-13T14:00:00.000Z'), young)).toBe('Open on Friday');
  });
});

describe('a reward that can be had', () => {
  test.each([
    [{}, null, null],
    [{ perWeek: 1 }, null, 'Once a week.'],
    [{ perDay: 2, perMonth: 10 }, null, 'Twice a day and 10 times a month.'],
    [{ cooldownHours: 72 }, null, 'Once in 3 days.'],
    [{ cooldownHours: 5 }, 4, 'Once in 5 hours. 4 left.'],
    [{ stock: 9 }, 1, '1 left.'],
    [
      { perWeek: 2, weekdays: ['fri', 'sat'], from: '15:00', until: '18:00' },
      null,
      'Twice a week, on Friday and Saturday, 15:00 to 18:00.',
    ],
  ] as const)('with %o and %o left says: %s', (limits, stockLeft, said) => {
    const reward = makeReward('film', 'Film', { limits: { ...limits, weekdays: undefined }, stockLeft });
    const weekdays = 'weekdays' in limits ? { weekdays: [...limits.weekdays] } : {};
    expect(sayLimits({ ...reward, limits: { ...reward.limits, ...weekdays } }, true)).toBe(said);
  });
});

test('what rewards say of themselves holds until the first of them can be had again', () => {
  const until = (availableAt: string | null) =>
    makeReward('film', 'Film', { available: { now: false, code: 'REWARD_LIMIT', availableAt } });
  expect(nextChange([until(null)], NOW)).toBeNull();
  expect(nextChange([until('2026-03-13T23:00:00.000Z'), until('2026-03-10T14:00:00.000Z')], NOW)).toBe(
    Date.parse('2026-03-10T14:00:00.000Z'),
  );
});
