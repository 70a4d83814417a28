/** What editing a master carries to its assignments (rules: habits). */
const CARRIED = ['name', 'description', 'icon', 'color', 'xpReward'] as const;
type CarriedField = (typeof CARRIED)[number];

/** The part of a master's change that its assignments take over; fields that were not sent stay out. */
export function carriedChange<Change extends { [Field in CarriedField]?: unknown }>(
  change: Change,
): Pick<Change, CarriedField & keyof Change> {
  const sent = CARRIED.filter((field) => change[field] !== undefined);
  return Object.fromEntries(sent.map((field) => [field, change[field]])) as Pick<
    Change,
    CarriedField & keyof Change
  >;
}
