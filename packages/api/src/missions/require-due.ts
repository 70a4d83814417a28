import { lockChild } from '@herohood/db/children/queries';
import type { Transaction } from '@herohood/db/client';
import { readHeroFacts } from '@herohood/db/days/facts-queries';
import type { FamilyId } from '@herohood/db/family/family-id';
import { marksOn } from '@herohood/domain/days/day-marks';
import { missionOfDay } from '@herohood/domain/days/day-missions';
import { decideSlot } from '@herohood/domain/missions/completion';
import { found, orThrow } from '../refusals';

interface Slot {
  familyId: FamilyId;
  childId: string;
  habitId: string;
  day: string;
  slot: number;
}

/**
 * Asks whether a mission can be done in a slot of a day (rules: schedules): 409 `NOT_DUE` or `SLOT_GONE` when not. `existing` when it is live there
 * already, which nobody asks again. The assignment must be locked, so that its plan still holds when the mission is written; the hero is locked
 * here, so that two devices on two days of a week cannot exceed a quota together.
 */
export async function requireDue(tx: Transaction, at: Slot): Promise<'open' | 'existing'> {
  const { familyId, childId, habitId, day, slot } = at;
  found(await lockChild(tx, familyId, childId), 'This hero');
  const facts = await readHeroFacts(tx, { familyId, childId }, { from: day, until: day });
  const habit = found(facts.habits.find((fact) => fact.habitId === habitId) ?? null, 'This mission');
  const mission = missionOfDay(facts, habit, { day, marks: marksOn(facts, day) });
  if (mission.live.some((live) => live.slot === slot)) return 'existing';
  return orThrow(decideSlot(mission, slot)).kind;
}
