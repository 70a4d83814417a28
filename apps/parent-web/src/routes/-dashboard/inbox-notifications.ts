import type { WorkNotification } from '../../lib/notify';
import { familyText } from '../../text/en/family';
import { missionsText } from '../../text/en/missions';
import { pointsText } from '../../text/en/points';
import { rewardsText } from '../../text/en/rewards';
import type { InboxItems } from './use-inbox';

/** What waits as a notification tells it: under an id of its own, in one line. */
export function inboxNotifications({ missions, claims, points, people }: InboxItems): WorkNotification[] {
  return [
    ...people.map(({ id, firstName, lastName }) => ({
      id,
      line: `${familyText.requests}: ${`${firstName} ${lastName}`.trim()}`,
    })),
    ...missions.map(({ completion, habit, child }) => ({
      id: completion.id,
      line: missionsText.notification(child.name, habit.name),
    })),
    ...claims.map(({ claim, hero }) => ({
      id: claim.id,
      line: rewardsText.claims.notification(hero.name, claim.reward.name),
    })),
    ...points.map(({ transaction, hero }) => ({
      id: transaction.id,
      line: pointsText.notification(hero.name, transaction.amount),
    })),
  ];
}
