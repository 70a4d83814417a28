import type { Child } from '@herohood/domain/children/schema';
import { isAway } from '@herohood/domain/days/day-marks';
import { type CarePattern, MARK_KINDS, type MarkKind } from '@herohood/domain/days/marks';
import type { DayMark } from '@herohood/domain/days/marks-schema';
import { isIn } from './month';

/** A kind on a day: of everybody, or of some heroes. */
export interface DayKind {
  kind: MarkKind;
  isEveryone: boolean;
  heroes: readonly Child[];
}

export interface Calendar {
  heroes: readonly Child[];
  /** One hero's calendar; null: everybody's. */
  heroId: string | null;
  marks: readonly DayMark[];
  /** By hero; they act from today on (rules: two homes). */
  patterns: ReadonlyMap<string, CarePattern>;
  /** The marks of days that are over, those of the plans of then too. */
  past: ReadonlyMap<string, readonly MarkKind[]>;
  today: string;
}

export const pastKey = (heroId: string, day: string) => `${heroId} ${day}`;

/** The heroes who are at the other home on a day by their two-homes plan. */
export function awayByPattern(calendar: Calendar, day: string): readonly Child[] {
  const { heroes, heroId, patterns, past, today } = calendar;
  return heroes.filter(({ id }) => {
    if (heroId !== null && heroId !== id) return false;
    if (day >= today) {
      const pattern = patterns.get(id);
      return pattern !== undefined && isAway(pattern, day);
    }
    // What is not away by a mark of its own was so by the plan.
    const hasRow = calendar.marks.some(
      (mark) => mark.kind === 'away' && isIn(day, mark) && (mark.childId === null || mark.childId === id),
    );
    return !hasRow && (past.get(pastKey(id, day))?.includes('away') ?? false);
  });
}

/** The marks of a day that the calendar is about. */
export function marksOfDay({ heroId, marks }: Calendar, day: string): readonly DayMark[] {
  return marks.filter(
    (mark) => isIn(day, mark) && (heroId === null || mark.childId === null || mark.childId === heroId),
  );
}

/** What stands on a day, each kind once, in the order of the kinds. */
export function kindsOfDay(calendar: Calendar, day: string): DayKind[] {
  const marks = marksOfDay(calendar, day);
  const away = awayByPattern(calendar, day);
  return MARK_KINDS.flatMap((kind) => {
    const ofKind = marks.filter((mark) => mark.kind === kind);
    const isEveryone = ofKind.some(({ childId }) => childId === null);
    const own = calendar.heroes.filter(
      (hero) => ofKind.some(({ childId }) => childId === hero.id) || (kind === 'away' && away.includes(hero)),
    );
    return isEveryone || own.length > 0 ? [{ kind, isEveryone, heroes: own }] : [];
  });
}
