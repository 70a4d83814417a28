import type { GoalRow } from '@herohood/db/goals/queries';
import type { Goal } from '@herohood/domain/goals/schema';

export function presentGoal(row: GoalRow): Goal {
  return {
    id: row.id,
    childId: row.childId,
    name: row.name,
    rewardId: row.rewardId,
    target: row.target,
    saved: row.saved,
    autoSave: row.autoSave,
    reachedAt: row.reachedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
