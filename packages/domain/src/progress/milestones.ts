/** How a milestone is marked among the reward transactions. */
export const MILESTONE_TYPE = 'streak_milestone';

export interface Milestone {
  days: number;
  points: number;
  type: string;
  /** Names it in the ledger. Each is granted once per hero. */
  source: string;
  description: string;
}

/** Streak lengths that are celebrated, and the reward points a parent is asked to grant for each (rules: XP and points). */
export const MILESTONES: readonly Milestone[] = [
  { days: 7, points: 25 },
  { days: 30, points: 100 },
  { days: 100, points: 300 },
].map(({ days, points }) => ({
  ...{ days, points },
  ...{ type: MILESTONE_TYPE, source: `streak_${days}`, description: `${days}-day streak` },
}));

/** The milestones that a hero whose longest streak is `bestStreak` days has not reached. */
export function milestonesAhead(bestStreak: number): Milestone[] {
  return MILESTONES.filter(({ days }) => days > bestStreak);
}
