import { readHeroFacts } from '@herohood/db/days/facts-queries';
import { calendarOf } from '@herohood/domain/days/calendar';
import { daysOfMonth, hasCalendar } from '@herohood/domain/days/calendar-months';
import type { CalendarDay } from '@herohood/domain/days/schema';
import { findOwnChild } from '../children/own-child';
import type { FamilyContext } from '../context';
import { familyOf } from '../family/family';
import { readStreak, readUsedShields } from '../progress/read-streak';
import { refusal } from '../refusals';

/** A month of a hero's days, each with one kind (rules: the calendar). Too far away: 400. */
export async function readCalendar(
  ctx: FamilyContext,
  { id, month }: { id: string; month: string },
): Promise<CalendarDay[]> {
  const { id: childId } = await findOwnChild(ctx, id);
  const { today } = familyOf(ctx);
  if (!hasCalendar(month, today)) throw refusal('BAD_REQUEST', 'monthTooFar');
  const who = { familyId: ctx.familyId, childId };
  const { from, until } = daysOfMonth(month);
  // Counted first: which days a shield was used on is stored with the streak.
  const streak = await readStreak(ctx, who, { today });
  const [facts, used] = await Promise.all([
    readHeroFacts(ctx.db, who, { from, until }),
    readUsedShields(ctx.db, who, { from, streak }),
  ]);
  return calendarOf({ facts, from, until, today, shielded: new Set(used) });
}
