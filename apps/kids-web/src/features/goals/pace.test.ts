import { describe, expect, test } from 'vitest';
import { makeCompletion } from '../../testing/fixtures';
import { makeGoal } from '../../testing/reward-fixtures';
import { daysTo, paceFrom, paceOf, portionOf } from './pace';

const TODAY = '2026-03-20';
const paid = (date: string, xpEarned: number) =>
  makeCompletion('teeth', 'approved', { id: `${date} ${xpEarned}`, date, xpEarned });

describe('the pace', () => {
  test('is what missions really paid a day since the first of them, at most two weeks back', () => {
    expect(paceFrom(TODAY)).toBe('2026-03-07');
    expect(paceOf([paid('2026-03-11', 60), paid('2026-03-15', 40)], TODAY)).toBe(10);
    expect(paceOf([paid('2026-03-06', 900), paid('2026-03-11', 100)], TODAY)).toBe(10);
  });

  test('of one good day is not taken for that of every day', () => {
    expect(paceOf([paid(TODAY, 90)], TODAY)).toBe(30);
  });

  test('is none where nothing was paid', () => {
    expect(paceOf([], TODAY)).toBe(0);
    expect(paceOf([makeCompletion('teeth', 'pending', { date: TODAY })], TODAY)).toBe(0);
  });
});

describe('how far a jar is', () => {
  const goal = makeGoal('jar', 'Zoo', { target: 500, saved: 100 });

  test.each([
    [100, 80, 4],
    [0, 100, 4],
    [0, 101, 4],
    [350, 50, 1],
    [0, 6, null],
    [0, 0, null],
    [400, 80, null],
  ])('with %i in the purse and %i a day: %s', (xp, pace, days) => {
    expect(daysTo(goal, { xp, pace })).toBe(days);
  });

  test.each([
    [5, 1],
    [50, 5],
    [120, 10],
    [500, 50],
    [20_000, 100],
  ])('a jar of %i is filled by %i', (target, portion) => {
    expect(portionOf({ target })).toBe(portion);
  });
});
