import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { milestonesAt } from './milestones';

const days = (list: { days: number }[]) => list.map((each) => each.days);

describe('streak milestones', () => {
  it.each([
    [0, []],
    [6, []],
    [7, [7]],
    [29, [7]],
    [30, [7, 30]],
    [99, [7, 30]],
    [100, [7, 30, 100]],
    [3650, [7, 30, 100]],
  ])('a longest streak of %i days has reached %j', (best, expected) => {
    expect(days(milestonesAt(best).reached)).toEqual(expected);
  });

  it('are named by their length and worth more the longer they are', () => {
    expect(milestonesAt(100).reached).toEqual([
      { days: 7, points: 25, source: 'streak_7' },
      { days: 30, points: 100, source: 'streak_30' },
      { days: 100, points: 300, source: 'streak_100' },
    ]);
  });

  it('each is either reached or ahead, and a longer streak never loses one', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), (best, more) => {
        const now = milestonesAt(best);
        expect([...days(now.reached), ...days(now.ahead)]).toEqual([7, 30, 100]);
        expect(days(milestonesAt(best + more).reached)).toEqual(expect.arrayContaining(days(now.reached)));
      }),
    );
  });
});
