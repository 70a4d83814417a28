import type { Transaction } from '@herohood/db/client';
import { markStreaks } from '@herohood/db/days/streak-mark-queries';
import { syncPeriods } from '@herohood/db/habits/period-queries';
import type { ParentContext } from '../context';

/**
 * Keeps from when until when the named assignments are on, from today. Where a day counts as done with all that was due,
 * that says something else about today (rules: streaks).
 */
export async function keepPeriods(
  { familyId, parent }: ParentContext,
  tx: Transaction,
  assignments: { id: string; childId: string }[],
): Promise<void> {
  if (assignments.length === 0) return;
  const { today } = parent.family;
  await syncPeriods(tx, familyId, { ids: assignments.map(({ id }) => id), day: today });
  const childIds = [...new Set(assignments.map(({ childId }) => childId))];
  await markStreaks(tx, { familyId, childIds, fromDay: today, rule: 'all' });
}
