import { daysBetween, isWeekend } from '../time/family-day';
import type { HeroFacts } from './facts';
import { type CarePattern, isNeutralKind, MARK_KINDS, MARKS, type MarkKind } from './marks';
import { newestSince } from './since';

/** Whether the pattern has the hero at the other home on a day. Days before its anchor repeat it backwards (rules: two homes). */
export function isAway({ anchor, weeks, away }: CarePattern, day: string): boolean {
  const length = 7 * weeks;
  const at = ((daysBetween(anchor, day) % length) + length) % length;
  return away[at] ?? false;
}

/** The marks of a hero's day, each kind once, in the order of `MARK_KINDS`; a day at the other home is 'away' (rules: days off). */
export function marksOn(
  { neutralFrom, marks, carePatterns }: Pick<HeroFacts, 'neutralFrom' | 'marks' | 'carePatterns'>,
  day: string,
): MarkKind[] {
  if (neutralFrom && day < neutralFrom) return [];
  const pattern = newestSince(carePatterns, day)?.pattern;
  const isAwayToday = pattern ? isAway(pattern, day) : false;
  return MARK_KINDS.filter(
    (kind) =>
      (kind === 'away' && isAwayToday) ||
      marks.some((mark) => mark.kind === kind && mark.from <= day && day <= mark.until),
  );
}

/** Whether a day with these marks neither breaks nor lengthens a streak, and makes what was due optional (rules: days off). */
export function isNeutral(marks: readonly MarkKind[]): boolean {
  return marks.some(isNeutralKind);
}

/** Whether there is no school on a day: at weekends, on holidays, and where a parent said so (rules: days off). */
export function isSchoolFree(day: string, marks: readonly MarkKind[]): boolean {
  return isWeekend(day) || marks.some((kind) => MARKS[kind].isSchoolFree);
}
