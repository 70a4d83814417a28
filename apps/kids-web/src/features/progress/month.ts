import type { Completion } from '@herohood/domain/missions/schema';

/** A month of the calendar, for example '2026-03'. */
export type Month = string;

export type MonthDay = {
  /** YYYY-MM-DD */
  date: string;
  state: 'done' | 'waiting' | 'nothing' | 'ahead';
  /** Approved missions. */
  done: number;
  /** The day before and the day after were done too: the chain goes on. */
  isJoinedLeft: boolean;
  isJoinedRight: boolean;
  isToday: boolean;
};

const at = (date: string) => new Date(`${date}T12:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

export const monthOf = (date: string): Month => date.slice(0, 7);

export function addMonths(month: Month, count: number): Month {
  const first = at(`${month}-01`);
  first.setUTCMonth(first.getUTCMonth() + count);
  return monthOf(dayOf(first));
}

/** First and last day of a month. */
export function boundsOf(month: Month): { from: string; to: string } {
  const last = at(`${addMonths(month, 1)}-01`);
  last.setUTCDate(0);
  return { from: `${month}-01`, to: dayOf(last) };
}

/**
 * The weeks of a month, Monday first; null where a week reaches into another month. A day counts by its approved
 * missions (rules: reports); `today` is the family's day.
 */
export function weeksOf(
  month: Month,
  completions: readonly Completion[],
  today: string,
): (MonthDay | null)[][] {
  const approved = new Map<string, number>();
  const waiting = new Set<string>();
  for (const { date, status } of completions) {
    if (status === 'approved') approved.set(date, (approved.get(date) ?? 0) + 1);
    if (status === 'pending') waiting.add(date);
  }
  const { from, to } = boundsOf(month);
  const length = Number(to.slice(-2));
  const dates = Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
  const days = dates.map((date, index): MonthDay => {
    const done = approved.get(date) ?? 0;
    const has = (other: string | undefined) => other !== undefined && approved.has(other);
    return {
      date,
      state: done > 0 ? 'done' : date > today ? 'ahead' : waiting.has(date) ? 'waiting' : 'nothing',
      done,
      isJoinedLeft: done > 0 && has(dates[index - 1]),
      isJoinedRight: done > 0 && has(dates[index + 1]),
      isToday: date === today,
    };
  });
  // Sunday is 0 for Date, and the seventh day here.
  const lead = (at(from).getUTCDay() + 6) % 7;
  const cells = [...Array.from({ length: lead }, () => null), ...days];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** What a month brought: days with approved work, and approved missions. */
export function sumsOf(completions: readonly Completion[]): { days: number; missions: number } {
  const approved = completions.filter(({ status }) => status === 'approved');
  return { days: new Set(approved.map(({ date }) => date)).size, missions: approved.length };
}
