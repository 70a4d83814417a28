import fc from 'fast-check';
import { expect, it } from 'vitest';
import { badgesFor } from './badges';
import { badgesSchema } from './schema';

const none = { approvedMissions: 0, bestStreak: 0, habits: 0 };
const earned = (figures: Partial<typeof none>) =>
  badgesFor({ ...none, ...figures })
    .filter((badge) => badge.earned)
    .map(({ id }) => id);

it('there are seven, each with an id of its own', () => {
  const badges = badgesFor(none);
  expect(new Set(badges.map(({ id }) => id)).size).toBe(7);
  expect(badges.map(({ goal }) => goal)).toEqual([1, 10, 50, 100, 7, 30, 5]);
  expect(badgesSchema.parse({ badges, currentStreak: 0, bestStreak: 0 }).badges).toEqual(badges);
});

it.each([
  [{}, []],
  [{ approvedMissions: 1 }, ['first-mission']],
  [{ approvedMissions: 9 }, ['first-mission']],
  [{ approvedMissions: 10 }, ['first-mission', 'rising-hero']],
  [{ approvedMissions: 50 }, ['first-mission', 'rising-hero', 'super-hero']],
  [{ approvedMissions: 100 }, ['first-mission', 'rising-hero', 'super-hero', 'legend']],
  [{ bestStreak: 6 }, []],
  [{ bestStreak: 7 }, ['week-streak']],
  [{ bestStreak: 30 }, ['week-streak', 'month-streak']],
  [{ habits: 4 }, []],
  [{ habits: 5 }, ['habit-collector']],
])('%j earns %j', (figures, ids) => {
  expect(earned(figures)).toEqual(ids);
});

it('progress stops at the goal, and reaching it is what earns', () => {
  const figures = fc.record({ approvedMissions: fc.nat(300), bestStreak: fc.nat(100), habits: fc.nat(20) });
  fc.assert(
    fc.property(figures, (of) => {
      const badges = badgesFor(of);
      for (const badge of badges) {
        expect(badge.progress).toBeLessThanOrEqual(badge.goal);
        expect(badge.earned).toBe(badge.progress === badge.goal);
      }
    }),
  );
});
