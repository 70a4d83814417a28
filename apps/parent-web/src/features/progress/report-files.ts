import type { Child } from '@herohood/domain/children/schema';
import type { Completion } from '@herohood/domain/missions/schema';
import type { ChildReport } from '@herohood/domain/progress/schema';
import { wallTime } from '@herohood/domain/time/wall-clock';
import { weekdayOf } from '../../lib/format-day';
import { marksIn } from '../../text/en/marks';
import { reportText } from '../../text/en/progress';
import { type CsvCell, toCsv } from './csv';

const text = reportText.csv;

/** In the order of `csv.figures`. */
const FIGURES = ['due', 'done', 'waiting', 'xp', 'completionRate'] as const;

const figuresOf = (of: Pick<ChildReport, (typeof FIGURES)[number]>) => FIGURES.map((figure) => of[figure]);

/** The days of a hero's report as CSV. */
export function daysCsv(hero: string, { days }: ChildReport): string {
  return toCsv([
    text.days,
    ...days.map(({ date, due, done, waiting, xp, marks }): CsvCell[] => [
      hero,
      date,
      weekdayOf(date),
      due,
      done,
      waiting,
      xp,
      marksIn(marks),
    ]),
  ]);
}

/** The habits of a hero's report as CSV. */
export function habitsCsv(hero: string, { from, to, habits }: ChildReport): string {
  return toCsv([
    text.habits,
    ...habits.map((habit): CsvCell[] => [hero, habit.name, from, to, ...figuresOf(habit), habit.streak]),
  ]);
}

/** All heroes side by side as CSV; `reports` are theirs in the same order. */
export function heroesCsv(heroes: readonly Child[], reports: readonly ChildReport[]): string {
  return toCsv([
    text.heroes,
    ...reports.map((report, index): CsvCell[] => [
      heroes[index]?.name ?? '',
      report.from,
      report.to,
      ...figuresOf(report),
      report.currentStreak,
    ]),
  ]);
}

interface Tries {
  completions: readonly Completion[];
  /** Knows the habits that still exist. */
  nameOf: (habitId: string) => string;
  /** The family's, as the days are. */
  timeZone: string;
}

/** Every try at a mission, the oldest first, as CSV, with the moment that the family's clock showed. */
export function missionsCsv(hero: string, { completions, nameOf, timeZone }: Tries): string {
  const oldestFirst = [...completions].sort((a, b) => a.completedAt.localeCompare(b.completedAt));
  return toCsv([
    text.missions,
    ...oldestFirst.map(({ date, habitId, status, xpEarned, completedAt }): CsvCell[] => [
      hero,
      date,
      weekdayOf(date),
      nameOf(habitId),
      status,
      status === 'approved' ? xpEarned : 0,
      shownAt(completedAt, timeZone),
    ]),
  ]);
}

/** '2026-11-21 08:00', which spreadsheets of all countries read. */
const shownAt = (instant: string, timeZone: string): string =>
  new Date(wallTime(Date.parse(instant), timeZone)).toISOString().slice(0, 16).replace('T', ' ');

/** 'herohood-mia-days-2026-11-21.csv': letters and digits of any script, so that every file system takes it. */
export function fileName(hero: string, what: string, day: string): string {
  const name = hero
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return ['herohood', name, what, day].filter(Boolean).join('-').concat('.csv');
}
