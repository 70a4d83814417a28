/** Why a day is not like the others. All but 'school-free' make it neutral (rules: days off). */
export const MARK_KINDS = ['sick', 'vacation', 'away', 'holiday', 'school-free'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

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
