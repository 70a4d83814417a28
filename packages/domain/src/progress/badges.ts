import type { Badges } from './schema';

export type Badge = Badges['badges'][number];

interface BadgeRule {
  id: string;
  name: string;
  goal: number;
  counts: keyof BadgeFigures;
}

/** What badges are given for. Streak badges look at the best streak, so a badge once earned does not fade. */
export interface BadgeFigures {
  approvedMissions: number;
  bestStreak: number;
  /** Active assignments. */
  habits: number;
}

/** The seven badges (rules: badges). */
const BADGES: readonly BadgeRule[] = [
  { id: 'first-mission', name: 'First Mission', goal: 1, counts: 'approvedMissions' },
  { id: 'rising-hero', name: 'Rising Hero', goal: 10, counts: 'approvedMissions' },
  { id: 'super-hero', name: 'Super Hero', goal: 50, counts: 'approvedMissions' },
  { id: 'legend', name: 'Living Legend', goal: 100, counts: 'approvedMissions' },
  { id: 'week-streak', name: 'Week Warrior', goal: 7, counts: 'bestStreak' },
  { id: 'month-streak', name: 'Month Master', goal: 30, counts: 'bestStreak' },
  { id: 'habit-collector', name: 'Habit Collector', goal: 5, counts: 'habits' },
];

/** All badges of a hero with how far each has come; `progress` stops at its goal. */
export function badgesFor(figures: BadgeFigures): Badge[] {
  return BADGES.map(({ id, name, goal, counts }) => {
    const progress = Math.min(figures[counts], goal);
    return { id, name, earned: progress >= goal, progress, goal };
  });
}
