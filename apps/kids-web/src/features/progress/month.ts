import { monthOf, weeksIn } from '@herohood/domain/days/calendar-months';
import type { WeekStart } from '@herohood/domain/days/facts';
import { isNeutralKind, NEUTRAL_KINDS } from '@herohood/domain/days/marks';
import type { CalendarDay } from '@herohood/domain/days/schema';

/** What is drawn for a day: its kind, of today and of days to come what they are marked with; `before` is one without this hero. */
export type DaySign = Exclude<CalendarDay['kind'], 'neutral'> | 'free' | 'before';

export type MonthDay = CalendarDay & {
  sign: DaySign;
  /** The day before and the day after are of the same run: the chain goes on. */
  isJoinedBefore: boolean;
  isJoinedAfter: boolean;
};

/** Days that a run of days hangs together by. */
const LIT: ReadonlySet<string> = new Set(['done', 'repaired', 'shielded']);

/**
 * The weeks of a month; null where a week reaches into another month. `days` are all of its days in their order, `since` is the day on which the
 * hero came into being.
 */
export function weeksOf(
  days: readonly CalendarDay[],
  weekStart: WeekStart,
  since = '',
): (MonthDay | null)[][] {
  const isLit = (day: CalendarDay | undefined) => day !== undefined && isLitDay(day);
  const month = days.map(
    (day, index): MonthDay => ({
      ...day,
      sign: day.kind === 'neutral' && day.date < since ? 'before' : signOf(day),
      isJoinedBefore: isLitDay(day) && isLit(days[index - 1]),
      isJoinedAfter: isLitDay(day) && isLit(days[index + 1]),
    }),
  );
  const [first] = month;
  const dayOf = (date: string | null) => month.find((day) => day.date === date) ?? null;
  return first ? weeksIn(monthOf(first.date), weekStart).map((week) => week.map(dayOf)) : [];
}

const isLitDay = ({ kind, done }: CalendarDay) => LIT.has(kind) || (kind === 'today' && done > 0);

/** Today and a day that comes show what they are marked with: a vacation is looked forward to. */
function signOf({ kind, marks }: CalendarDay): DaySign {
  const mark = marks.find(isNeutralKind);
  if ((kind === 'ahead' || kind === 'today') && mark) return mark;
  return kind === 'neutral' ? 'free' : kind;
}

/** What a month brought: days with approved work, and approved missions. */
export function sumsOf(days: readonly CalendarDay[]): { days: number; missions: number } {
  return {
    days: days.filter(({ done }) => done > 0).length,
    missions: days.reduce((sum, { done }) => sum + done, 0),
  };
}

/** What a month shows, each once and in the order of the legend. */
export const signsOf = (weeks: readonly (readonly (MonthDay | null)[])[]): DaySign[] =>
  LEGEND.filter((sign) =>
    // Today has its frame, whatever it is marked with.
    weeks.some((week) => week.some((day) => day?.sign === sign || (sign === 'today' && day?.kind === sign))),
  );

const LEGEND: readonly DaySign[] = [
  'today',
  'done',
  'repaired',
  'shielded',
  'partly',
  'missed',
  'free',
  ...NEUTRAL_KINDS,
];
