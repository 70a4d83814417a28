import { describe, expect, it } from 'vitest';
import { MILESTONES, milestonesAhead } from './milestones';

describe('streak milestones', () => {
  it.each([
    [0, [7, 30, 100]],
    [6, [7, 30, 100]],
    [7, [30, 100]],
    [29, [30, 100]],
    [30, [100]],
    [99, [100]],
    [100, []],
    [3650, []],
  ])('a longest streak of %i days has %j ahead', (best, expected) => {
    expect(milestonesAhead(best).map(({ days }) => days)).toEqual(expected);
  });

  it('are named by their length and worth more the longer they are', () => {
    const type = 'streak_milestone';
    expect(MILESTONES).toEqual([
      { days: 7, points: 25, type, source: 'streak_7', description: '7-day streak' },
      { days: 30, points: 100, type, source: 'streak_30', description: '30-day streak' },
      { days: 100, points: 300, type, source: 'streak_100', description: '100-day streak' },
    ]);
  });
});
