import { faultsOfPlan, type OwnablePlan } from '@herohood/domain/habits/plan';
import { refusal } from '../refusals';

/** Refuses a plan that would be in force and cannot be followed (400; rules: schedules). */
export function checkPlan({ schedule, timesPerDay }: Omit<OwnablePlan, 'partOfDay'>): void {
  const issues = faultsOfPlan({ schedule, timesPerDay });
  const [first] = issues;
  if (first) throw refusal('BAD_REQUEST', { id: first.message }, { issues });
}
