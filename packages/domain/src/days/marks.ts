interface MarkRules {
  /** The day neither breaks nor lengthens a streak, and what was due is optional. */
  isNeutral: boolean;
  /** There is no school. */
  isSchoolFree: boolean;
  /** For so many days a parent may still say so. */
  daysBack: number;
}

/** Why a day is not like the others (rules: days off). Of several the first counts: who is ill on holiday rests, and does not travel. */
export const MARKS = {
  sick: { isNeutral: true, isSchoolFree: false, daysBack: 7 },
  vacation: { isNeutral: true, isSchoolFree: false, daysBack: 31 },
  away: { isNeutral: true, isSchoolFree: false, daysBack: 31 },
  holiday: { isNeutral: true, isSchoolFree: true, daysBack: 31 },
  'school-free': { isNeutral: false, isSchoolFree: true, daysBack: 31 },
} as const satisfies Record<string, MarkRules>;

type Marks = typeof MARKS;
export type MarkKind = keyof Marks;
type Neutral = { [Kind in MarkKind]: Marks[Kind]['isNeutral'] extends true ? Kind : never };
export type NeutralKind = Neutral[MarkKind];

export const MARK_KINDS = Object.keys(MARKS) as MarkKind[];

export const isNeutralKind = (kind: string): kind is NeutralKind =>
  Object.hasOwn(MARKS, kind) && MARKS[kind as MarkKind].isNeutral;

/** The kinds that make a day neutral, in their order. */
export const NEUTRAL_KINDS = MARK_KINDS.filter(isNeutralKind);

/** A stretch of family days, both included, that is marked. */
export interface DayMarkRange {
  kind: MarkKind;
  from: string;
  until: string;
}

/**
 * At which of two homes a hero is: `away` says so for each day of `weeks` weeks, which repeat, counted from `anchor`, a Monday. A
 * handover day belongs to the home in which it begins (rules: two homes).
 */
export interface CarePattern {
  anchor: string;
  weeks: number;
  away: boolean[];
}
