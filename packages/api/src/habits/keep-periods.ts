import type { ChildRow } from '@herohood/db/children/queries';
import { syncPeriods } from '@herohood/db/habits/period-queries';
import type { Unit } from '../act';
import type { ParentContext } from '../context';

interface Kept {
  assignments: { id: string; childId: string }[];
  /** Those whose assignments they are, locked; others may be among them. */
  heroes: ChildRow[];
}

/**
 * Keeps from when until when the named assignments are on, from today. Where a day counts as done with all that was due,
 * that says something else about today (rules: streaks); with any mission it does not.
 */
export async function keepPeriods(
  { familyId, parent }: ParentContext,
  unit: Unit,
  { assignments, heroes }: Kept,
): Promise<void> {
  if (assignments.length === 0) return;
  const { today } = parent.family;
  await syncPeriods(unit.tx, familyId, { ids: assignments.map(({ id }) => id), day: today });
  const owners = new Set(assignments.map(({ childId }) => childId));
  const strict = heroes.filter(({ id, streakRule }) => streakRule === 'all' && owners.has(id));
  if (strict.length > 0)
    await unit.streaksFrom(
      strict.map(({ id }) => id),
      today,
    );
}
