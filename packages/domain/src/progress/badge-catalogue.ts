import type { BadgeFamily } from './schema';

/** What badges are given for; all of it is stored, none is counted from the history. */
export interface BadgeFigures {
  approvedMissions: number;
  totalXp: number;
  /** Of the best streak, so that a badge once earned for days does not fade. */
  bestStreak: number;
  /** Active assignments. */
  habits: number;
  /** Assignments with an approval, and with ten. */
  triedHabits: number;
  steadyHabits: number;
  /** The most approvals of one assignment. */
  bestHabit: number;
  /** Plays with a score, full scores, plays better than all before, and different games with a score. */
  plays: number;
  fullScores: number;
  records: number;
  games: number;
  /** Cheers sent to siblings. */
  cheers: number;
  /** Different finds, and sets of them that are whole. */
  finds: number;
  wholeSets: number;
  /** Pieces of gear and avatars, both bought: the welcome's hat is a gift. */
  gear: number;
  avatars: number;
}

export interface BadgeRule {
  id: string;
  name: string;
  goal: number;
  counts: keyof BadgeFigures;
  /** Nobody learns what it is for before it is earned; its id says nothing either. */
  isHidden?: boolean;
}

/** The badges of each family, in the order of the shelf; those that count the same stand from small to large (rules: badges). */
export const BADGE_FAMILIES: Readonly<Record<BadgeFamily, readonly BadgeRule[]>> = {
  missions: [
    { id: 'first-mission', name: 'First Mission', goal: 1, counts: 'approvedMissions' },
    { id: 'rising-hero', name: 'Rising Hero', goal: 10, counts: 'approvedMissions' },
    { id: 'busy-bee', name: 'Busy Bee', goal: 25, counts: 'approvedMissions' },
    { id: 'super-hero', name: 'Super Hero', goal: 50, counts: 'approvedMissions' },
    { id: 'legend', name: 'Living Legend', goal: 100, counts: 'approvedMissions' },
    { id: 'champion', name: 'Champion', goal: 250, counts: 'approvedMissions' },
    { id: 'unstoppable', name: 'Unstoppable', goal: 500, counts: 'approvedMissions' },
    { id: 'secret-1', name: 'Hall of Fame', goal: 1000, counts: 'approvedMissions', isHidden: true },
    { id: 'first-spark', name: 'First Spark', goal: 100, counts: 'totalXp' },
    { id: 'bright-light', name: 'Bright Light', goal: 500, counts: 'totalXp' },
    { id: 'shooting-star', name: 'Shooting Star', goal: 2000, counts: 'totalXp' },
    { id: 'comet', name: 'Comet', goal: 5000, counts: 'totalXp' },
    { id: 'galaxy', name: 'Galaxy', goal: 10000, counts: 'totalXp' },
  ],
  streaks: [
    { id: 'warm-up', name: 'Warming Up', goal: 3, counts: 'bestStreak' },
    { id: 'week-streak', name: 'Week Warrior', goal: 7, counts: 'bestStreak' },
    { id: 'two-weeks', name: 'Two-Week Hero', goal: 14, counts: 'bestStreak' },
    { id: 'three-weeks', name: 'Three-Week Hero', goal: 21, counts: 'bestStreak' },
    { id: 'month-streak', name: 'Month Master', goal: 30, counts: 'bestStreak' },
    { id: 'flame-keeper', name: 'Flame Keeper', goal: 60, counts: 'bestStreak' },
    { id: 'hundred-days', name: 'Hundred-Day Hero', goal: 100, counts: 'bestStreak' },
    { id: 'secret-2', name: 'Eternal Flame', goal: 200, counts: 'bestStreak', isHidden: true },
    { id: 'secret-3', name: 'A Whole Year', goal: 365, counts: 'bestStreak', isHidden: true },
  ],
  habits: [
    { id: 'habit-collector', name: 'Habit Collector', goal: 5, counts: 'habits' },
    { id: 'curious-mind', name: 'Curious Mind', goal: 3, counts: 'triedHabits' },
    { id: 'all-rounder', name: 'All-Rounder', goal: 8, counts: 'triedHabits' },
    { id: 'getting-good', name: 'Getting Good', goal: 10, counts: 'bestHabit' },
    { id: 'expert', name: 'Expert', goal: 25, counts: 'bestHabit' },
    { id: 'master', name: 'Master', goal: 50, counts: 'bestHabit' },
    { id: 'grand-master', name: 'Grand Master', goal: 100, counts: 'bestHabit' },
    { id: 'secret-4', name: 'Second Nature', goal: 250, counts: 'bestHabit', isHidden: true },
    { id: 'steady-three', name: 'Steady Three', goal: 3, counts: 'steadyHabits' },
    { id: 'steady-five', name: 'Steady Five', goal: 5, counts: 'steadyHabits' },
  ],
  kindness: [
    { id: 'first-cheer', name: 'First Cheer', goal: 1, counts: 'cheers' },
    { id: 'good-company', name: 'Good Company', goal: 5, counts: 'cheers' },
    { id: 'big-fan', name: 'Big Fan', goal: 15, counts: 'cheers' },
    { id: 'heart-of-gold', name: 'Heart of Gold', goal: 40, counts: 'cheers' },
    { id: 'sunshine', name: 'Sunshine of the Family', goal: 100, counts: 'cheers' },
    { id: 'secret-5', name: 'Rain of Hearts', goal: 250, counts: 'cheers', isHidden: true },
  ],
  games: [
    { id: 'first-game', name: 'First Game', goal: 1, counts: 'plays' },
    { id: 'player', name: 'Player', goal: 10, counts: 'plays' },
    { id: 'game-fan', name: 'Game Fan', goal: 50, counts: 'plays' },
    { id: 'all-games', name: 'Tried Them All', goal: 3, counts: 'games' },
    { id: 'full-score', name: 'Full Score', goal: 1, counts: 'fullScores' },
    { id: 'ten-full-scores', name: 'Perfect Ten', goal: 10, counts: 'fullScores' },
    { id: 'record-breaker', name: 'Record Breaker', goal: 1, counts: 'records' },
    { id: 'record-hunter', name: 'Record Hunter', goal: 10, counts: 'records' },
    { id: 'secret-6', name: 'Game Legend', goal: 200, counts: 'plays', isHidden: true },
  ],
  collecting: [
    { id: 'first-find', name: 'First Find', goal: 1, counts: 'finds' },
    { id: 'treasure-hunter', name: 'Treasure Hunter', goal: 10, counts: 'finds' },
    { id: 'explorer', name: 'Explorer', goal: 30, counts: 'finds' },
    { id: 'museum', name: 'Own Museum', goal: 60, counts: 'finds' },
    { id: 'first-set', name: 'First Whole Set', goal: 1, counts: 'wholeSets' },
    { id: 'three-sets', name: 'Three Whole Sets', goal: 3, counts: 'wholeSets' },
    { id: 'secret-8', name: 'Everything There Is', goal: 8, counts: 'wholeSets', isHidden: true },
    { id: 'first-gear', name: 'Dressed for Adventure', goal: 1, counts: 'gear' },
    { id: 'wardrobe', name: 'Full Wardrobe', goal: 5, counts: 'gear' },
    { id: 'armory', name: 'Armory', goal: 12, counts: 'gear' },
    { id: 'secret-7', name: 'Royal Treasury', goal: 20, counts: 'gear', isHidden: true },
    { id: 'new-look', name: 'New Look', goal: 1, counts: 'avatars' },
    { id: 'many-faces', name: 'Many Faces', goal: 3, counts: 'avatars' },
  ],
};
