import type { ChildRow } from '@herohood/db/children/queries';
import { readHeroFacts } from '@herohood/db/days/facts-queries';
import { listHeroGames } from '@herohood/db/games/queries';
import { listAssignmentsOfChild } from '@herohood/db/habits/queries';
import { findMostDone, findMostMissions, listHabitCounts } from '@herohood/db/progress/queries';
import { listFindNumbers } from '@herohood/db/world/queries';
import { weekStartOf } from '@herohood/domain/days/week';
import { badgeFigures } from '@herohood/domain/progress/badge-figures';
import { badgesFor } from '@herohood/domain/progress/badges';
import type { Badges, WeeklyProgress } from '@herohood/domain/progress/schema';
import { MOST_SHIELDS } from '@herohood/domain/progress/streak-fold';
import { countDay, WINDOW_DAYS, weeklyProgress } from '@herohood/domain/progress/weekly';
import { addDays, lastDays } from '@herohood/domain/time/family-day';
import { collectionOf, FIND_COUNT } from '@herohood/domain/world/find';
import { findOwnChild } from '../children/own-child';
import { lookNow } from '../children/present';
import type { FamilyContext, Ports } from '../context';
import { familyOf } from '../family/family';
import { say } from '../text/say';
import { readWeeklyStreaks } from './read-habit-streaks';
import { readStreak, readUsedShields, SHIELDS_TOLD_DAYS } from './read-streak';

/** The last 7 family days of a hero (rules: reports). */
export async function readWeekly(ctx: FamilyContext, id: string): Promise<WeeklyProgress> {
  const { id: childId } = await findOwnChild(ctx, id);
  const { today } = familyOf(ctx);
  const who = { familyId: ctx.familyId, childId };
  const facts = await readHeroFacts(ctx.db, who, { from: addDays(today, 1 - WINDOW_DAYS), until: today });
  return weeklyProgress({ today, days: lastDays(today, WINDOW_DAYS).map((day) => countDay(facts, day)) });
}

type FigureReader = Pick<Ports, 'db' | 'now' | 'live'> &
  Pick<FamilyContext, 'familyId'> &
  Parameters<typeof familyOf>[0];

/** A hero's streak, their habits, and what badges are given for, from stored counts: no lifetime of rows is read. */
export async function readFigures(ctx: FigureReader, hero: ChildRow) {
  const { today } = familyOf(ctx);
  const who = { familyId: ctx.familyId, childId: hero.id };
  const [streak, active, habits, games, numbers] = await Promise.all([
    readStreak(ctx, who, { today }),
    listAssignmentsOfChild(ctx.db, { ...who, activeOnly: true }),
    listHabitCounts(ctx.db, who),
    listHeroGames(ctx.db, who),
    listFindNumbers(ctx.db, { ...who, below: FIND_COUNT }),
  ]);
  const collection = collectionOf(hero.id, numbers);
  const stored = { hero, bestStreak: streak.best, activeHabits: active.length, habits, collection, games };
  return { streak, active, figures: badgeFigures(stored) };
}

/** Badges and streaks of a hero. */
export async function readBadges(ctx: FamilyContext, id: string): Promise<Badges> {
  const child = await findOwnChild(ctx, id);
  const { today, row: family } = familyOf(ctx);
  const who = { familyId: ctx.familyId, childId: child.id };
  const { streak, active, figures } = await readFigures(ctx, child);
  const { best: bestStreak, state, isAtRisk: streakAtRisk } = streak;
  const [used, weeklyStreaks, records] = await Promise.all([
    readUsedShields(ctx.db, who, { from: addDays(today, -SHIELDS_TOLD_DAYS), streak }),
    readWeeklyStreaks(ctx.db, { ...who, today, habits: active }),
    readRecords(ctx, child),
  ]);
  return {
    badges: badgesFor(figures, (words) => say(ctx.locale, words)),
    currentStreak: state.run,
    bestStreak,
    streakAtRisk,
    shields: family.shieldsEnabled
      ? { held: state.held, max: MOST_SHIELDS, used }
      : { held: 0, max: 0, used },
    weeklyStreaks,
    records,
  };
}

/** The hero's own bests, for those whose look shows them. */
async function readRecords(ctx: FamilyContext, hero: ChildRow): Promise<Badges['records']> {
  const { today, row: family } = familyOf(ctx);
  if (!ctx.child || lookNow(hero, { today }) !== 'older') return null;
  const who = { familyId: ctx.familyId, childId: hero.id };
  const [most, done] = await Promise.all([
    findMostMissions(ctx.db, who, weekStartOf(today, family.weekStart)),
    findMostDone(ctx.db, who),
  ]);
  return {
    missionsInDay: most.inDay,
    missionsInWeek: most.inWeek,
    mostDone: done && {
      ...{ name: done.name, times: done.times },
      minutes:
        typeof done.tool === 'object' && done.tool.kind === 'timer' ? done.times * done.tool.minutes : null,
    },
  };
}
