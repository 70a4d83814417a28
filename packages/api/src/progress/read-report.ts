import { readHeroFacts } from '@herohood/db/days/facts-queries';
import { listReportedHabits, listReportedMissions } from '@herohood/db/progress/report-queries';
import { childReport, REPORT_MOST_DAYS, rangeBefore, reportRange } from '@herohood/domain/progress/report';
import type { ChildReport, reportInput } from '@herohood/domain/progress/schema';
import { daysBetween } from '@herohood/domain/time/family-day';
import type * as z from 'zod';
import { findOwnChild } from '../children/own-child';
import type { ParentContext } from '../context';
import { refusal, sentence } from '../refusals';
import { readHabitStreaks } from './read-habit-streaks';
import { readStreak } from './read-streak';

/** A hero's report of a range of family days, the last 7 when none is given (rules: reports). Too many days: 400. */
export async function readReport(
  ctx: ParentContext,
  { id, ...asked }: z.output<typeof reportInput>,
): Promise<ChildReport> {
  const { today } = ctx.parent.family;
  const range = reportRange(asked, today);
  const length = daysBetween(range.from, range.to) + 1;
  if (length < 1) throw refusal('BAD_REQUEST', 'daysTurnedRound');
  if (length > REPORT_MOST_DAYS)
    throw refusal('BAD_REQUEST', sentence('tooManyDays', { most: REPORT_MOST_DAYS }));
  const { id: childId, totalXp } = await findOwnChild(ctx, id);
  const who = { familyId: ctx.familyId, childId };
  const read = { from: rangeBefore(range).from, to: range.to };
  const [streak, habits, facts, missions] = await Promise.all([
    readStreak(ctx, who, { today }),
    listReportedHabits(ctx.db, who),
    readHeroFacts(ctx.db, who, { from: read.from, until: read.to }),
    listReportedMissions(ctx.db, who, read),
  ]);
  const doneSince = new Map(habits.map((habit) => [habit.habitId, habit.doneSince]));
  const ofHabits = await readHabitStreaks(ctx.db, who, { today, doneSince });
  const withStreaks = habits.map((habit) => ({ ...habit, streak: ofHabits.get(habit.habitId) ?? 0 }));
  const streaks = { current: streak.state.run, best: streak.best };
  return childReport({ childId, totalXp, today, ...range, streaks, habits: withStreaks, facts, missions });
}
