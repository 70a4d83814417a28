import { decideReminderTimes } from '@herohood/domain/reminders/window';
import { orThrow, refusal } from '../refusals';

/**
 * Refuses times of a reminder that are no multiple of 5 minutes (400), and one that lies outside its active window (400
 * `OUTSIDE_WINDOW`; rules: reminders).
 */
export function checkTimes(question: Parameters<typeof decideReminderTimes>[0]): void {
  const decision = decideReminderTimes(question);
  if (decision.kind === 'refused' && decision.code === 'BAD_REQUEST') {
    throw refusal('BAD_REQUEST', 'timesInSteps');
  }
  orThrow(decision);
}
