import type { ReminderPush } from '@herohood/domain/reminders/schema';
import type { Ports } from '../context';
import { pushToHeroes } from '../push/push-to-heroes';
import type { PushOutcome } from '../push/send-pushes';
import { pushTexts } from '../text/en/pushes';
import { say } from '../text/say';
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
      message: (locale) =>
        ({
          kind: 'reminder',
          habitId,
          icon,
          title: name,
          body: say(locale, pushTexts.reminderBody),
          until: until.toISOString(),
        }) satisfies ReminderPush,
    })),
  );
}
