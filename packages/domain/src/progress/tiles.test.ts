import { expect, it } from 'vitest';
import { dashboardTiles } from './tiles';

const mia = { completedHabits: 3, totalHabits: 4, currentStreak: 5, badgesEarned: 2, level: 7 };
const tom = { completedHabits: 1, totalHabits: 8, currentStreak: 9, badgesEarned: 1, level: 3 };

it('the tiles of one hero are his own figures', () => {
  expect(dashboardTiles([mia])).toEqual({ completionRate: 75, currentStreak: 5, badgesEarned: 2, level: 7 });
});

it('the tiles of a family join its heroes', () => {
  expect(dashboardTiles([mia, tom])).toEqual({
    completionRate: 33,
    currentStreak: 9,
    badgesEarned: 3,
    level: 7,
  });
});

it('the tiles without heroes or habits are zero, at level 1', () => {
  expect(dashboardTiles([])).toEqual({ completionRate: 0, currentStreak: 0, badgesEarned: 0, level: 1 });
});
