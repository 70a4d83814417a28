import { addDays } from '../time/family-day';
import { marksOn } from './day-marks';
import type { HeroFacts } from './facts';
import { type JudgedDay, judgeDay } from './judge-day';
import { isNeutralKind } from './marks';
import type { CalendarDay, CalendarKind } from './schema';
import { streakRuleOn } from './since';

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
  const off = marks.find(isNeutralKind);
  if (off) return off;
  if (streak === 'done' || streak === 'repaired') return streak;
  if (isShielded) return 'shielded';
  if (isAll && done > 0) return 'partly';
  return streak === 'missed' && due > 0 ? 'missed' : 'neutral';
}
