import type { ReminderPush } from '@herohood/domain/reminders/schema';
import type { Ports } from '../context';
import { pushToHeroes } from '../push/push-to-heroes';
import type { PushOutcome } from '../push/send-pushes';
import type { SentReminder } from './send-due-reminders';

/** Shows sent reminders on the heroes' devices also while the app is closed. Parents' devices stay silent. */
export function pushReminders(
  ports: Pick<Ports, 'db' | 'now' | 'push' | 'log'>,
  sent: SentReminder[],
): Promise<PushOutcome> {
  return pushToHeroes(
    ports,
    sent.map(({ familyId, childId, habitId, name, icon, until }) => ({
      familyId,
      childId,
      until,
      message: () =>
        ({
          kind: 'reminder',
          habitId,
          icon,
          title: name,
          body: 'Your mission is waiting for you, hero!',
          until: until.toISOString(),
        }) satisfies ReminderPush,
    })),
  );
}
