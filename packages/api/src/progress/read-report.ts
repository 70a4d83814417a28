import { readHeroFacts } from '@herohood/db/days/facts-queries';
import { listHabitStreaks, listReportedMissions } from '@herohood/db/progress/report-queries';
import { childReport, REPORT_MOST_DAYS, rangeBefore, reportRange } from '@herohood/domain/progress/report';
import type { ChildReport, reportInput } from '@herohood/domain/progress/schema';
import { aliveStreak } from '@herohood/domain/progress/streak';
import { daysBetween } from '@herohood/domain/time/family-day';
import type * as z from 'zod';
import { findOwnChild } from '../children/find-own-child';
import type { ParentContext } from '../context';
import { refusal } from '../refusals';
import { readStreaks } from './read-progress';

/** A hero's report of a range of family days, the last 7 when none is given (rules: reports). Too many days: 400. */
export async function readReport(
  ctx: ParentContext,
  { id, ...asked }: z.output<typeof reportInput>,
): Promise<ChildReport> {
  const { today } = ctx.parent.family;
  const range = reportRange(asked, today);
  const length = daysBetween(range.from, range.to) + 1;
  if (length < 1) throw refusal('BAD_REQUEST', 'The first day lies after the last one.');
  if (length > REPORT_MOST_DAYS)
    throw refusal('BAD_REQUEST', `Please ask for at most ${REPORT_MOST_DAYS} days.`);
  const { id: childId, totalXp } = await findOwnChild(ctx, id);
  const who = { familyId: ctx.familyId, childId };
  const read = { from: rangeBefore(range).from, to: range.to };
  const [streaks, habits, facts, missions] = await Promise.all([
    readStreaks(ctx, who, today),
    listHabitStreaks(ctx.db, who, today),
    readHeroFacts(ctx.db, who, { from: read.from, until: read.to }),
    listReportedMissions(ctx.db, who, read),
  ]);
  const withStreaks = habits.map(({ newest, ...habit }) => ({
    ...habit,
    streak: aliveStreak(newest, today).days,
  }));
  return childReport({ childId, totalXp, today, ...range, streaks, habits: withStreaks, facts, missions });
}
