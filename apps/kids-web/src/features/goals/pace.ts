import type { Goal } from '@herohood/domain/goals/schema';
import type { Completion } from '@herohood/domain/missions/schema';
import { DAY_MS } from '@herohood/domain/time/durations';
import { trpc } from '../../lib/api';
import { useHome } from '../home/public';

/** What a hero earned in so many days says how fast they are. */
export const PACE_DAYS = 14;
/** One good day is no pace yet. */
const LEAST_DAYS = 3;
/** Further away nothing is promised. */
const MOST_DAYS = 60;

/** The day (YYYY-MM-DD) with which the days of the pace begin. */
export const paceFrom = (today: string): string =>
  new Date(Date.parse(today) - (PACE_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);

/** The XP that missions paid on a day, of late; 0 where nothing was paid. */
export function paceOf(completions: readonly Completion[], today: string): number {
  const from = paceFrom(today);
  const paid = completions.filter(
    ({ status, date }) => status === 'approved' && date >= from && date <= today,
  );
  if (paid.length === 0) return 0;
  const first = paid.map(({ date }) => date).sort()[0]!;
  const days = (Date.parse(today) - Date.parse(first)) / DAY_MS + 1;
  return paid.reduce((sum, { xpEarned }) => sum + xpEarned, 0) / Math.max(days, LEAST_DAYS);
}

/** `paceOf` of a hero's missions; 0 while they are not known. */
export function usePace(heroId: string): number {
  const today = useHome()?.board.date ?? '';
  const done = trpc.missions.listCompletions.useQuery(
    { id: heroId, ...(today && { from: paceFrom(today) }) },
    { enabled: today !== '' },
  );
  return done.data && today ? paceOf(done.data, today) : 0;
}

/** What is still missing in a jar. */
export const missingOf = ({ target, saved }: Goal): number => Math.max(0, target - saved);

/** How many days of earning fill a jar, with what the purse holds; null where nothing can be promised. */
export function daysTo(goal: Goal, { xp, pace }: { xp: number; pace: number }): number | null {
  const toEarn = missingOf(goal) - xp;
  if (toEarn <= 0 || pace <= 0) return null;
  const days = Math.ceil(toEarn / pace);
  return days <= MOST_DAYS ? days : null;
}

const PORTIONS = [100, 50, 25, 10, 5];

/** What one tap puts into a jar, or takes out of it: a round part of it. */
export const portionOf = ({ target }: Pick<Goal, 'target'>): number =>
  PORTIONS.find((portion) => portion <= target / 10) ?? 1;
