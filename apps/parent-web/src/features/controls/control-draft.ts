import type { Controls } from '@herohood/domain/controls/schema';
import { controlsText as text } from '../../text/en/controls';

/** What a parent's ordinary change may set: emergency has calls of its own. */
export type ControlValues = Omit<Controls, 'emergencyMode' | 'emergencyActivatedAt' | 'blockAllApps'>;

/** Named here because the schemas' library would double the bundle (rules: controls: whole minutes, 0–1440). */
export const MAX_MINUTES = 1440;

export const MINUTE_FIELDS = [
  'dailyScreenTime',
  'bonusTimePerHabit',
  'weekendBonus',
  'maxGameTimePerDay',
] as const satisfies (keyof ControlValues)[];

type MinuteField = (typeof MINUTE_FIELDS)[number];

/** What stands in the fields: a number field that was emptied holds ''. */
export type FieldValues = Omit<ControlValues, MinuteField> & Record<MinuteField, number | ''>;

/** What was touched and is not saved yet. */
export type ControlDraft = Partial<FieldValues>;

/** What in a draft really differs from what is stored. */
export function changesOf(saved: ControlValues, draft: ControlDraft): ControlDraft {
  const isOther = ([field, value]: [string, unknown]) => value !== saved[field as keyof ControlValues];
  return Object.fromEntries(Object.entries(draft).filter(isOther));
}

/** Field name -> what is wrong with it; empty when the draft can be sent. */
export function problemsOf(draft: ControlDraft): Partial<Record<keyof ControlValues, string>> {
  const problems: Partial<Record<keyof ControlValues, string>> = {};
  for (const field of MINUTE_FIELDS) {
    const value = draft[field];
    if (value === undefined) continue;
    const isFine = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_MINUTES;
    if (!isFine) problems[field] = text.minutesError;
  }
  return problems;
}

/** What each tab shows and how it tells what was changed. */
export interface TabProps {
  values: FieldValues;
  problems: ReturnType<typeof problemsOf>;
  onChange: (change: ControlDraft) => void;
}

/** Whole minutes as a parent says them: '45 min', '2 h', '2 h 10 min'. */
export function minutesLabel(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return text.duration.minutes(rest);
  return rest === 0 ? text.duration.hours(hours) : text.duration.both(hours, rest);
}
