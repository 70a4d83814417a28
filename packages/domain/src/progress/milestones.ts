import { daysBetween } from '../time/family-day';

/** Streak lengths that are celebrated, and the reward points a parent is asked to grant for each (ruling R6). */
export const MILESTONES = [
  { days: 7, points: 25 },
  { days: 30, points: 100 },
  { days: 100, points: 300 },
] as const;

export type MilestoneDays = (typeof MILESTONES)[number]['days'];

/** How a milestone is marked among the reward transactions; `source` carries the length, for example `streak_7`. */
export const MILESTONE_TYPE = 'streak_milestone';

/** The ledger source of one milestone. */
export function milestoneSource(days: MilestoneDays): string {
  return `streak_${days}`;
}

/** The milestones that a streak passes when it grows from `before` to `after` days, smallest first. */
export function milestonesReached(before: number, after: number): MilestoneDays[] {
  return MILESTONES.map(({ days }) => days).filter((days) => before < days && days <= after);
}

export interface MilestoneQuestion {
  /** The current streak before and after the approval. */
  before: number;
  after: number;
  today: string;
  /** The family day on which each milestone was last granted, where it ever was. */
  lastGrantedOn: Partial<Record<MilestoneDays, string>>;
}

/**
 * The milestones to grant now. Two different streaks of n days lie at least n days apart, so a milestone granted
 * more recently is the same one again: an approval undone and repeated, or a gap filled in, pays nothing twice.
 */
export function milestonesToGrant(question: MilestoneQuestion): { days: MilestoneDays; points: number }[] {
  const { before, after, today, lastGrantedOn } = question;
  const reached = new Set(milestonesReached(before, after));
  return MILESTONES.filter(({ days }) => {
    const last = lastGrantedOn[days];
    return reached.has(days) && (last === undefined || daysBetween(last, today) >= days);
  });
}
