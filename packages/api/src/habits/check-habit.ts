import { faultsOfPlan, type OwnablePlan } from '@herohood/domain/habits/plan';
import { decideRingtone } from '@herohood/domain/reminders/ringtones';
import type { ReminderTimes } from '@herohood/domain/reminders/window';
import type { ParentContext } from '../context';
import { orThrow, refusal } from '../refusals';
import { checkTimes } from '../reminders/check-times';

interface Alerts extends ReminderTimes {
  customRingtone: string;
  reminderEnabled: boolean;
}

type Wanted = { [Field in keyof Alerts]?: Alerts[Field] | undefined };

/** What is set now; of a new habit only the times that it begins with. */
type Before = ReminderTimes & Partial<Alerts>;

/**
 * Checks what a reminder may use: times in steps of 5 minutes inside the active window (400), and a known ringtone that
 * the family's plan includes (400, 402; rules: subscription). Recordings are `media/name-recording.ts`'s.
 */
export function checkAlerts(ctx: ParentContext, wanted: Wanted, before: Before): void {
  const isNew = before.reminderEnabled === undefined;
  checkTimes({
    wanted,
    before,
    mustFit: isNew || (wanted.reminderEnabled === true && !before.reminderEnabled),
  });
  if (wanted.customRingtone === undefined) return;
  const { hasPremiumAccess, hasPaidAccess } = ctx.parent.family;
  const question = { chosen: wanted.customRingtone, current: before.customRingtone ?? null };
  orThrow(decideRingtone({ ...question, hasPremiumAccess, hasPaidAccess }));
}

/** Refuses a plan that would be in force and cannot be followed (400; rules: schedules). */
export function checkPlan({ schedule, timesPerDay }: Omit<OwnablePlan, 'partOfDay'>): void {
  const issues = faultsOfPlan({ schedule, timesPerDay });
  const [first] = issues;
  if (first) throw refusal('BAD_REQUEST', { id: first.message }, { issues });
}
