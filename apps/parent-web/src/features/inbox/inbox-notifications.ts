import type { Child } from '@herohood/domain/children/schema';
import type { JoinRequest } from '@herohood/domain/family/schema';
import type { Call } from '@herohood/domain/inbox/schema';
import type { WorkNotification } from '../../lib/notify';
import { claimsText } from '../../text/en/claims';
import { familyText } from '../../text/en/family';
import { inboxText } from '../../text/en/inbox';
import { missionsText } from '../../text/en/missions';
import { pointsText } from '../../text/en/points';
import { titleOf, type Waiting } from './waiting';

interface News {
  calls: readonly Call[];
  people: readonly JoinRequest[];
  items: readonly Waiting[];
  heroes: readonly Child[];
}

/** What waits as a notification tells it: under an id of its own, in one line; a hero who asks comes first. */
export function inboxNotifications({ calls, people, items, heroes }: News): WorkNotification[] {
  const nameOf = (childId: string) => heroes.find(({ id }) => id === childId)?.name ?? '';
  return [
    ...calls.map(({ id, childId }) => ({ id, line: inboxText.calls.asks(nameOf(childId)) })),
    ...people.map(({ id, firstName, lastName }) => ({
      id,
      line: `${familyText.requests}: ${`${firstName} ${lastName}`.trim()}`,
    })),
    ...items.map((item) => ({ id: item.id, line: lineOf(item) })),
  ];
}

function lineOf(item: Waiting): string {
  const { name } = item.hero;
  if (item.kind === 'mission') return missionsText.notification(name, titleOf(item));
  if (item.kind === 'claim') return claimsText.notification(name, titleOf(item));
  if (item.kind === 'proposal') return inboxText.proposals.notification(name, titleOf(item));
  return pointsText.notification(name, item.transaction.amount);
}
