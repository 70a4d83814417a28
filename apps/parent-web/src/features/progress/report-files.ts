import type { Completion } from '@herohood/domain/missions/schema';
import type { ChildReport } from '@herohood/domain/progress/schema';
import { weekdayOf } from '../../lib/format-day';
import { reportText } from '../../text/en/progress';
import { type CsvCell, toCsv } from './csv';

const text = reportText.csv;

/** The last seven days of a hero as CSV. */
export function weekCsv(hero: string, { days }: ChildReport): string {
  return toCsv([
    text.week,
    ...days.map(({ date, tasks, xp }): CsvCell[] => [hero, date, weekdayOf(date), tasks, xp]),
  ]);
}

/** A hero's habits over the last seven days as CSV. */
export function habitsCsv(hero: string, { habits }: ChildReport): string {
  return toCsv([
    text.habits,
    ...habits.map(({ name, completions, streak, xpEarned, completionRate }): CsvCell[] => [
      hero,
      name,
      completions,
      streak,
      xpEarned,
      completionRate,
    ]),
  ]);
}

/** Every try at a mission, the oldest first, as CSV; `nameOf` knows the habits that still exist. */
export function missionsCsv(
  hero: string,
  completions: readonly Completion[],
  nameOf: (habitId: string) => string,
): string {
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
      completedAt,
    ]),
  ]);
}

/** 'herohood-mia-week-2026-11-21.csv': letters and digits of any script, so that every file system takes it. */
export function fileName(hero: string, what: string, day: string): string {
  const name = hero
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return ['herohood', name, what, day].filter(Boolean).join('-').concat('.csv');
}
