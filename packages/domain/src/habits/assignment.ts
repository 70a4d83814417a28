/** `created` answers 201, the other two 200 (ruling R8). */
export type AssignDecision = { kind: 'created' | 'reactivated' | 'unchanged' };

/** What assigning a master habit to a hero does, given his assignment of it, if there is one (ruling R8). */
export function decideAssign(existing: { isActive: boolean } | null): AssignDecision {
  if (!existing) return { kind: 'created' };
  return { kind: existing.isActive ? 'unchanged' : 'reactivated' };
}

/** How many of these changed something: the answer of auto-assign (ruling R8). */
export function countAssigned(decisions: Iterable<AssignDecision>): number {
  let assigned = 0;
  for (const { kind } of decisions) if (kind !== 'unchanged') assigned += 1;
  return assigned;
}

/** A child sees an assignment only when it and its master are active (ruling R8). */
export function isVisibleToChild(assignment: { isActive: boolean }, master: { isActive: boolean }): boolean {
  return assignment.isActive && master.isActive;
}

/** What editing a master carries to its assignments (ruling R8). */
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
