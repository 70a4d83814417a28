import type { CompletionRow, PendingRow } from '@herohood/db/missions/queries';
import type { Completion, CompletionStatus, PendingHabit } from '@herohood/domain/missions/schema';
import { praiseOf } from '../praise/present';

const iso = (at: Date | null) => at?.toISOString() ?? null;

export function presentCompletion(row: CompletionRow): Completion {
  return {
    id: row.id,
    habitId: row.childHabitId,
    childId: row.childId,
    date: row.date,
    status: row.status as CompletionStatus,
    completedAt: row.completedAt.toISOString(),
    xpEarned: row.xpEarned,
    feedback: row.feedback,
    praise: praiseOf(row),
    autoApproved: row.autoApproved,
    autoApprovesAt: iso(row.autoApprovesAt),
    decidedAt: iso(row.decidedAt),
  };
}

export function presentPending({ completion, child, habit }: PendingRow): PendingHabit {
  return {
    child: { id: child.id, name: child.name, avatarType: child.avatarType, avatarUrl: child.avatarUrl },
    habit: {
      id: habit.id,
      name: habit.name,
      icon: habit.icon,
      color: habit.color,
      xpReward: habit.xpReward,
    },
    completion: {
      id: completion.id,
      date: completion.date,
      completedAt: completion.completedAt.toISOString(),
      xpEarned: completion.xpEarned,
      autoApprovesAt: iso(completion.autoApprovesAt),
    },
  };
}
