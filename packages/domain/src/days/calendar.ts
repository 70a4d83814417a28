import { addDays } from '../time/family-day';
import { isNeutral, marksOn } from './day-marks';
import type { HeroFacts } from './facts';
import { type JudgedDay, judgeDay } from './judge-day';
import type { CalendarDay, CalendarKind } from './schema';
import { streakRuleOn } from './since';

/** So many months before and after the present one have a calendar (rules: the calendar). */
const MONTHS = { back: 24, ahead: 2 };

/** Whether a month (YYYY-MM) is near enough to have a calendar. */
export function hasCalendar(month: string, today: string): boolean {
  const away = monthNumber(month) - monthNumber(today);
  return -MONTHS.back <= away && away <= MONTHS.ahead;
}

const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** The first and the last day of a month (YYYY-MM). */
export function daysOfMonth(month: string): { from: string; until: string } {
  const from = `${month}-01`;
  const next = addDays(from, 31);
  return { from, until: addDays(`${next.slice(0, 7)}-01`, -1) };
}

interface CalendarQuestion {
  facts: HeroFacts;
  from: string;
  until: string;
  today: string;
  /** The days on which a shield was used. */
  shielded: ReadonlySet<string>;
}

/** A hero's days, each with one kind (rules: the calendar). Days ahead say what will be due as plans and marks stand now. */
export function calendarOf({ facts, from, until, today, shielded }: CalendarQuestion): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let date = from; date <= until; date = addDays(date, 1)) {
    const judged = judgeDay(facts, date);
    const isAll = streakRuleOn(facts, date) === 'all';
    const kind =
      date === today
        ? 'today'
        : date > today
          ? 'ahead'
          : pastKind(judged, { isAll, isShielded: shielded.has(date) });
    days.push({ date, kind, due: judged.due, done: judged.done, marks: marksOn(facts, date) });
  }
  return days;
}

/** What a day that is over was. Work that waits leaves it open: it is missed by nobody. */
function pastKind(
  { marks, due, done, streak }: JudgedDay,
  { isAll, isShielded }: { isAll: boolean; isShielded: boolean },
): CalendarKind {
  if (isNeutral(marks)) return marks.find((kind) => kind !== 'school-free') as CalendarKind;
  if (streak === 'done' || streak === 'repaired') return streak;
  if (isShielded) return 'shielded';
  if (isAll && done > 0) return 'partly';
  return streak === 'missed' && due > 0 ? 'missed' : 'neutral';
}
