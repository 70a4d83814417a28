import { marksOn } from '../days/day-marks';
import { missionsOfDay } from '../days/day-missions';
import type { HeroFacts } from '../days/facts';
import { levelFor } from '../points/level';
import { addDays, daysBetween, lastDays } from '../time/family-day';
import type { ChildReport, ReportFigures, ReportHabit } from './schema';
import { percentOf, WINDOW_DAYS } from './weekly';

/** The most family days that one report covers (rules: reports). */
export const REPORT_MOST_DAYS = 366;

/** What a habit without an icon shows. */
export const REPORT_DEFAULT_ICON = 'target';

/** Family days, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/** The range that a report covers: the last 7 family days when nothing is asked for (rules: reports). */
export function reportRange(
  asked: { from?: string | undefined; to?: string | undefined },
  today: string,
): DayRange {
  const to = asked.to ?? today;
  return { from: asked.from ?? addDays(to, 1 - WINDOW_DAYS), to };
}

/** As many days again, right before `range`: what a report compares with. */
export function rangeBefore({ from, to }: DayRange): DayRange {
  return { from: addDays(from, -daysBetween(from, to) - 1), to: addDays(from, -1) };
}

export interface ReportQuestion extends DayRange {
  childId: string;
  totalXp: number;
  today: string;
  /** The hero's streaks, kept day by day where missions are paid. */
  streaks: { current: number; best: number };
  /** The hero's habits, each with its own current streak. Gone ones are listed only when they count in the range. */
  habits: Iterable<{
    habitId: string;
    name: string;
    icon: string | null;
    isActive: boolean;
    isGone: boolean;
    streak: number;
  }>;
  /** What judges the days of the range and those before it, up to yesterday. */
  facts: HeroFacts;
  /** What was approved or waits, with the XP that an approved one paid; days before the range are compared with. */
  missions: Iterable<{ habitId: string; date: string; isApproved: boolean; xp: number }>;
}

/** One habit on one day. */
interface Cell {
  habitId: string;
  date: string;
  figures: ReportFigures;
}

/**
 * The figures of the reports page (rules: reports, counting a day). A day counts what was due and, of it, what was done and
 * what it paid. What was done or sent beyond the plan counts as due. Of today and of days ahead only what is done counts.
 */
export function childReport({
  childId,
  totalXp,
  today,
  from,
  to,
  streaks,
  ...rows
}: ReportQuestion): ChildReport {
  const habits = [...rows.habits];
  const { facts } = rows;
  const before = rangeBefore({ from, to });
  const cells = cellsOf({ ...rows, today, from: before.from, to });
  const inRange = cells.filter(({ date }) => date >= from);
  const earlier = cells.filter(({ date }) => date < from);
  const dates = lastDays(to, daysBetween(from, to) + 1);
  const byDay = sumBy(inRange, ({ date }) => date);
  const byHabit = sumBy(inRange, ({ habitId }) => habitId);
  const byHabitBefore = sumBy(earlier, ({ habitId }) => habitId);
  const missed = missedByWeekday(inRange, dates);
  return {
    childId,
    from,
    to,
    today,
    totalXp,
    level: levelFor(totalXp),
    bestStreak: streaks.best,
    currentStreak: streaks.current,
    activeHabits: habits.filter(({ isActive }) => isActive).length,
    ...rated(sumOf(inRange)),
    before: rated(sumOf(earlier)),
    days: dates.map((date) => ({ date, marks: marksOn(facts, date), ...(byDay.get(date) ?? nothing()) })),
    habits: habits
      .filter(({ habitId, isGone }) => !isGone || byHabit.has(habitId))
      .map(({ habitId, name, icon, isActive, streak }) => ({
        habitId,
        name,
        icon: icon ?? REPORT_DEFAULT_ICON,
        isActive,
        streak,
        ...rated(byHabit.get(habitId) ?? nothing()),
        before: rated(byHabitBefore.get(habitId) ?? nothing()),
        missedByWeekday: missed.get(habitId) ?? week(),
      })),
  };
}

/** What was due, neither done nor waiting for a parent. */
export function missedOf({ due, done, waiting }: ReportFigures): number {
  return Math.max(0, due - done - waiting);
}

/** The habits that slipped: something of theirs was missed; the largest share first, `most` of them (rules: reports). */
export function slippedHabits(habits: readonly ReportHabit[], most: number): ReportHabit[] {
  const share = (habit: ReportHabit) => missedOf(habit) / habit.due;
  return habits
    .filter((habit) => habit.isActive && missedOf(habit) > 0)
    .sort((a, b) => share(b) - share(a) || missedOf(b) - missedOf(a))
    .slice(0, most);
}

function cellsOf(question: Pick<ReportQuestion, 'facts' | 'missions' | 'today' | 'from' | 'to'>): Cell[] {
  const { today, from, to, facts } = question;
  const cells = new Map<string, Cell>();
  const cellAt = (habitId: string, date: string) => {
    const key = `${habitId} ${date}`;
    const cell = cells.get(key) ?? { habitId, date, figures: nothing() };
    cells.set(key, cell);
    return cell.figures;
  };
  const isPast = (date: string) => date < today;
  for (const date of lastDays(to, daysBetween(from, to) + 1).filter(isPast)) {
    for (const { habitId, isOwed, slots } of missionsOfDay(facts, date))
      if (isOwed) cellAt(habitId, date).due = slots;
  }
  for (const { habitId, date, isApproved, xp } of question.missions) {
    if (date < from || date > to) continue;
    const figures = cellAt(habitId, date);
    figures.xp += isApproved ? xp : 0;
    figures[isApproved ? 'done' : 'waiting'] += 1;
    // Days before there were plans keep what they had: sent and not decided, it was not due by itself.
    const isSentDue = isPast(date) && (facts.neutralFrom === null || date >= facts.neutralFrom);
    figures.due = Math.max(figures.due, figures.done + (isSentDue ? figures.waiting : 0));
  }
  return [...cells.values()];
}

const nothing = (): ReportFigures => ({ due: 0, done: 0, waiting: 0, xp: 0 });

function sumOf(cells: readonly Cell[]): ReportFigures {
  const sum = nothing();
  for (const { figures } of cells) add(sum, figures);
  return sum;
}

function sumBy(cells: readonly Cell[], keyOf: (cell: Cell) => string): Map<string, ReportFigures> {
  const sums = new Map<string, ReportFigures>();
  for (const cell of cells) {
    const sum = sums.get(keyOf(cell)) ?? nothing();
    add(sum, cell.figures);
    sums.set(keyOf(cell), sum);
  }
  return sums;
}

function add(sum: ReportFigures, { due, done, waiting, xp }: ReportFigures): void {
  sum.due += due;
  sum.done += done;
  sum.waiting += waiting;
  sum.xp += xp;
}

const rated = (figures: ReportFigures) => ({
  ...figures,
  completionRate: percentOf(figures.done, figures.due),
});

const week = () => Array.from({ length: 7 }, () => 0);

/** On how many Mondays, Tuesdays, … Sundays of `dates` something of each habit was missed. */
function missedByWeekday(cells: readonly Cell[], dates: readonly string[]): Map<string, number[]> {
  const weekdays = new Map(dates.map((date) => [date, (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7]));
  const counts = new Map<string, number[]>();
  for (const { habitId, date, figures } of cells) {
    if (missedOf(figures) === 0) continue;
    const ofHabit = counts.get(habitId) ?? week();
    ofHabit[weekdays.get(date)!]! += 1;
    counts.set(habitId, ofHabit);
  }
  return counts;
}
