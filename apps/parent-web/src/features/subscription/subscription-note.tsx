import type { SubscriptionStatus } from '@herohood/domain/subscription/schema';
import { Text } from '@mantine/core';
import { dateLabel } from '../../lib/format-day';
import { siteSettings } from '../../lib/site-settings';
import { subscriptionText } from '../../text/en/subscription';

const text = subscriptionText.state;

/** What the present state means for what the family pays; nothing for an active plan, whose price stands above. */
export function SubscriptionNote({ status, timeZone }: { status: SubscriptionStatus; timeZone: string }) {
  const note = noteOf(status, timeZone);
  return note ? (
    <Text size="sm" c="dimmed" mt="md">
      {note}
    </Text>
  ) : null;
}

function noteOf({ status, hasAccess, subscriptionEndDate }: SubscriptionStatus, timeZone: string) {
  if (status === 'trial' && hasAccess) {
    return siteSettings().planLimits === 'advertised'
      ? `${text.trialOpen} ${text.trialNote}`
      : text.trialNote;
  }
  if (status === 'cancelled' && subscriptionEndDate) {
    return text.cancelledNote(dateLabel(subscriptionEndDate, timeZone));
  }
  return status === 'active' ? null : text.expiredNote;
}
