import type { ChildHabitRow, MasterHabitRow } from '@herohood/db/habits/queries';
import type { HabitTemplateRow } from '@herohood/db/habits/template-queries';
import type { OwnPlan } from '@herohood/domain/habits/plan';
import type { ChildHabit, HabitTemplate, MasterHabit } from '@herohood/domain/habits/schema';
import { policyInForce } from '@herohood/domain/missions/policy';

/** The row's own fields are the contract's, but for what says whose it is and whether it is gone. */
export function presentMaster({ familyId, deletedAt, photoSince, ...row }: MasterHabitRow): MasterHabit {
  return { ...row, frequency: row.schedule.kind, createdAt: row.createdAt.toISOString() };
}

/** An assignment as it is in force `now`; a hero is not told when a parent looks (rules: trust). */
export function presentAssignment(
  habit: ChildHabitRow,
  { now, isHero = false }: { now: Date; isHero?: boolean },
): ChildHabit {
  const { familyId, deletedAt, ownSchedule: _, ownPartOfDay: __, ownTimesPerDay: ___, ...rest } = habit;
  const { ownApproval, askUntil, spotCheck, photo, ...row } = rest;
  const isAsked = askUntil !== null && askUntil > now;
  return {
    ...row,
    ...(isHero ? {} : { spotCheck, photo, askUntil: isAsked ? askUntil.toISOString() : null }),
    approval: policyInForce(habit, now),
    frequency: row.schedule.kind,
    own: { ...ownPlanOf(habit), approval: ownApproval },
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
