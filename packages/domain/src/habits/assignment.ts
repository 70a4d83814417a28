import { SHARED_HABIT_FIELDS } from './schema';

type SharedField = (typeof SHARED_HABIT_FIELDS)[number];

/** The part of a habit's change that its assignments take over; fields that were not sent stay out (rules: habits). */
export function carriedChange<Change extends { [Field in SharedField]?: unknown }>(
  change: Change,
): Pick<Change, SharedField & keyof Change> {
  const sent = SHARED_HABIT_FIELDS.filter((field) => change[field] !== undefined);
  return Object.fromEntries(sent.map((field) => [field, change[field]])) as Pick<
    Change,
    SharedField & keyof Change
  >;
}
