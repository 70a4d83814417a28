import type { SubscriptionStatus } from '@herohood/domain/subscription/schema';
import { Anchor } from '@mantine/core';
import { Hint } from '../../layout/hint';
import { dateLabel } from '../../lib/format-day';
import { siteSettings } from '../../lib/site-settings';
import { subscriptionText } from '../../text/en/subscription';

const text = subscriptionText.state;

/** What the present state means for what the family pays; nothing for an active plan, whose price stands above. */
export function SubscriptionNote({ status, timeZone }: { status: SubscriptionStatus; timeZone: string }) {
  const note = noteOf(status, timeZone);
  return note ? <Hint mt="md">{note}</Hint> : null;
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

/** What holds for every plan; `change` for a family that has one already. */
export function PlanNotes({ change = false }: { change?: boolean }) {
  const { note, limitsOpen, changeNote } = subscriptionText.plans;
  return (
    <Hint mt="md">
      {note} {siteSettings().planLimits === 'advertised' ? limitsOpen : null} {change ? changeNote : null}
    </Hint>
  );
}

/** Where the support is that the plans promise; nothing when the operator names no address. */
export function SupportLine() {
  const { supportEmail } = siteSettings();
  return supportEmail ? (
    <Hint mt="md">
      {subscriptionText.support}{' '}
      <Anchor href={`mailto:${supportEmail}`} inherit>
        {supportEmail}
      </Anchor>
    </Hint>
  ) : null;
}
