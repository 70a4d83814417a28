import type { ChildHabitRow, MasterHabitRow } from '@herohood/db/habits/queries';
import type { HabitTemplateRow } from '@herohood/db/habits/template-queries';
import type { OwnPlan } from '@herohood/domain/habits/plan';
import type { ChildHabit, HabitTemplate, MasterHabit } from '@herohood/domain/habits/schema';

/** The row's own fields are the contract's, but for what says whose it is and whether it is gone. */
export function presentMaster({ familyId, deletedAt, ...row }: MasterHabitRow): MasterHabit {
  return { ...row, frequency: row.schedule.kind, createdAt: row.createdAt.toISOString() };
}

export function presentAssignment(habit: ChildHabitRow): ChildHabit {
  const { familyId, deletedAt, ownSchedule: _, ownPartOfDay: __, ownTimesPerDay: ___, ...row } = habit;
  return {
    ...row,
    frequency: row.schedule.kind,
    own: ownPlanOf(habit),
    createdAt: row.createdAt.toISOString(),
  };
}

/** What an assignment has of its own; null: as its master. */
export function ownPlanOf({ ownSchedule, ownPartOfDay, ownTimesPerDay }: ChildHabitRow): OwnPlan {
  return { schedule: ownSchedule, partOfDay: ownPartOfDay, timesPerDay: ownTimesPerDay };
}

export function presentTemplate({ familyId, createdAt, ...row }: HabitTemplateRow): HabitTemplate {
  return row;
}
