import type { ReminderTimes } from '../reminders/window';
import { SHARED_HABIT_FIELDS } from './schema';

type SharedField = (typeof SHARED_HABIT_FIELDS)[number];

type Wanted = { [Field in SharedField]?: unknown } & { [Field in keyof ReminderTimes]?: string | undefined };

/**
 * The part of a habit's change that its assignments take over; fields that were not sent stay out. The reminder's times
 * go together, from the habit as it is `after` the change: alone, a window could leave an assignment's own time outside
 * (rules: habits, reminders).
 */
export function carriedChange<Change extends Wanted>(
  change: Change,
  after: ReminderTimes,
): Pick<Change, SharedField & keyof Change> & Partial<ReminderTimes> {
  const sent = SHARED_HABIT_FIELDS.filter((field) => change[field] !== undefined);
  const carried = Object.fromEntries(sent.map((field) => [field, change[field]])) as Pick<
    Change,
    SharedField & keyof Change
  >;
  const { reminderTime, timeRangeStart, timeRangeEnd } = after;
  const times = { reminderTime, timeRangeStart, timeRangeEnd };
  return sent.some((field) => field in times) ? { ...carried, ...times } : carried;
}
