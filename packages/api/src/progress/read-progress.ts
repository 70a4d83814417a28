import type { FamilyId } from '@herohood/db/family/family-id';
import { listHeroGames } from '@herohood/db/games/queries';
import { listAssignmentsOfChild } from '@herohood/db/habits/queries';
import {
  findLongestStreak,
  findNewestStreak,
  listDayCounts,
  listHabitCounts,
} from '@herohood/db/progress/queries';
import { listFindNumbers } from '@herohood/db/world/queries';
import { badgeFigures } from '@herohood/domain/progress/badge-figures';
import { badgesFor } from '@herohood/domain/progress/badges';
import type { Badges, WeeklyProgress } from '@herohood/domain/progress/schema';
import { aliveStreak } from '@herohood/domain/progress/streak';
import { WINDOW_DAYS, weeklyProgress } from '@herohood/domain/progress/weekly';
import { lastDays } from '@herohood/domain/time/family-day';
import { collectionOf, FIND_COUNT } from '@herohood/domain/world/find';
import { findOwnChild } from '../children/find-own-child';
import type { FamilyContext } from '../context';
import { familyOf } from '../family/family-of';

/** The last 7 family days of a hero (rules: reports). */
export async function readWeekly(ctx: FamilyContext, id: string): Promise<WeeklyProgress> {
  const { id: childId } = await findOwnChild(ctx, id);
  const { today } = familyOf(ctx);
  const who = { familyId: ctx.familyId, childId };
  const [days, active] = await Promise.all([
    listDayCounts(ctx.db, who, lastDays(today, WINDOW_DAYS)),
    listAssignmentsOfChild(ctx.db, { ...who, activeOnly: true }),
  ]);
  // A habit that was switched off after it was done that day still belongs to what was to be done.
  const counted = days.map((day) => ({ ...day, total: Math.max(day.total, day.approved + day.pending) }));
  return weeklyProgress({ today, days: counted, activeHabits: active.length });
}

/** Badges and streaks of a hero, from stored counts: no lifetime of rows is read. */
export async function readBadges(ctx: FamilyContext, id: string): Promise<Badges> {
  const child = await findOwnChild(ctx, id);
  const { today } = familyOf(ctx);
  const who = { familyId: ctx.familyId, childId: child.id };
  const [streaks, active, habits, games, numbers] = await Promise.all([
    readStreaks(ctx, who, today),
    listAssignmentsOfChild(ctx.db, { ...who, activeOnly: true }),
    listHabitCounts(ctx.db, who),
    listHeroGames(ctx.db, who),
    listFindNumbers(ctx.db, { ...who, below: FIND_COUNT }),
  ]);
  const bestStreak = streaks.best;
  const collection = collectionOf(child.id, numbers);
  const stored = { hero: child, bestStreak, activeHabits: active.length, habits, collection, games };
  return {
    badges: badgesFor(badgeFigures(stored)),
    currentStreak: streaks.current,
    bestStreak,
  };
}

/** The length in days of the streak that runs and of the longest ever. */
export async function readStreaks(
  { db }: Pick<FamilyContext, 'db'>,
  who: { familyId: FamilyId; childId: string },
  today: string,
): Promise<{ current: number; best: number }> {
  const [newest, best] = await Promise.all([findNewestStreak(db, who, today), findLongestStreak(db, who)]);
  return { current: aliveStreak(newest, today).days, best };
}
