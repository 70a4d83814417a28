import type { ChildHabitRow, MasterHabitRow } from '@herohood/db/habits/queries';
import type { HabitTemplateRow } from '@herohood/db/habits/template-queries';
import type { ChildHabit, HabitTemplate, MasterHabit } from '@herohood/domain/habits/schema';

/** The row's own fields are the contract's, but for what says whose it is and whether it is gone. */
export function presentMaster({ familyId, deletedAt, ...row }: MasterHabitRow): MasterHabit {
  return { ...row, createdAt: row.createdAt.toISOString() };
}

export function presentAssignment({ familyId, deletedAt, ...row }: ChildHabitRow): ChildHabit {
  return { ...row, createdAt: row.createdAt.toISOString() };
}

export function presentTemplate({ familyId, createdAt, ...row }: HabitTemplateRow): HabitTemplate {
  return row;
}
