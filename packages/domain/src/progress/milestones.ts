/** Streak lengths that are celebrated, and the reward points a parent is asked to grant for each (rules: XP and points). */
const MILESTONES = [
  { days: 7, points: 25 },
  { days: 30, points: 100 },
  { days: 100, points: 300 },
] as const;

/** How a milestone is marked among the reward transactions; its `source` carries the length, for example `streak_7`. */
export const MILESTONE_TYPE = 'streak_milestone';

export interface Milestone {
  days: number;
  points: number;
  /** Names it in the ledger. Each is granted once per hero. */
  source: string;
}

/** The milestones that a hero whose longest streak is `bestStreak` days has reached, and those they have not. */
export function milestonesAt(bestStreak: number): { reached: Milestone[]; ahead: Milestone[] } {
  const all = MILESTONES.map(({ days, points }) => ({ days, points, source: `streak_${days}` }));
  return {
    reached: all.filter(({ days }) => days <= bestStreak),
    ahead: all.filter(({ days }) => days > bestStreak),
  };
}
