import { percentOf } from './weekly';

/** One hero's figures, as the dashboard's tiles need them. */
export interface HeroFigures {
  /** Sums over the weekly window. */
  completedHabits: number;
  totalHabits: number;
  currentStreak: number;
  badgesEarned: number;
  level: number;
}

export interface DashboardTiles {
  /** Whole per cent. */
  completionRate: number;
  currentStreak: number;
  badgesEarned: number;
  level: number;
}

/**
 * The four tiles over all heroes: the rate of all their missions together, the longest streak that runs, all
 * badges, the highest level. For one hero they are that hero's own figures.
 */
export function dashboardTiles(heroes: readonly HeroFigures[]): DashboardTiles {
  const sum = (figure: (hero: HeroFigures) => number) => heroes.reduce((n, hero) => n + figure(hero), 0);
  return {
    completionRate: percentOf(
      sum((hero) => hero.completedHabits),
      sum((hero) => hero.totalHabits),
    ),
    currentStreak: Math.max(0, ...heroes.map((hero) => hero.currentStreak)),
    badgesEarned: sum((hero) => hero.badgesEarned),
    level: Math.max(1, ...heroes.map((hero) => hero.level)),
  };
}
