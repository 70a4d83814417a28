import type { PartOfDay } from '../days/parts';
import type { Schedule } from '../days/schedule';

/** What of a habit's days an assignment may have of its own (rules: schedules). */
export interface OwnablePlan {
  schedule: Schedule;
  partOfDay: PartOfDay;
  timesPerDay: number;
}

/** What an assignment has of its own; null: as the master has it. */
export type OwnPlan = { [Field in keyof OwnablePlan]: OwnablePlan[Field] | null };

/** The plan of an assignment: its own, and the master's for the rest. */
export function planInForce(own: OwnPlan, master: OwnablePlan): OwnablePlan {
  return {
    schedule: own.schedule ?? master.schedule,
    partOfDay: own.partOfDay ?? master.partOfDay,
    timesPerDay: own.timesPerDay ?? master.timesPerDay,
  };
}

interface WantedPlan {
  schedule?: Schedule | undefined;
  timesPerDay?: number | undefined;
  frequency?: string | undefined;
}

/** What is said of a plan that cannot be followed. */
export const planFaults = {
  quotaIsOnceADay: 'What is done some times a week is done once a day.',
  noSchedule: 'Please give the schedule.',
} as const;

/**
 * What is wrong with a plan that is sent or would be in force: a number of times a week and more than one a day do not go
 * together, and `frequency` alone can only say 'daily' (rules: schedules).
 */
export function faultsOfPlan({ schedule, timesPerDay = 1, frequency = 'daily' }: WantedPlan) {
  const faults: { path: 'timesPerDay' | 'frequency'; message: string }[] = [];
  if (schedule?.kind === 'quota' && timesPerDay > 1) {
    faults.push({ path: 'timesPerDay', message: planFaults.quotaIsOnceADay });
  }
  if (!schedule && frequency !== 'daily') {
    faults.push({ path: 'frequency', message: planFaults.noSchedule });
  }
  return faults;
}

/** What was sent with the schedule that it means: `frequency` counts only where there is no schedule. */
export function readFrequency<Sent extends WantedPlan>({
  frequency,
  ...sent
}: Sent): Omit<Sent, 'frequency'> {
  return frequency === undefined || sent.schedule ? sent : { ...sent, schedule: { kind: 'daily' } };
}
