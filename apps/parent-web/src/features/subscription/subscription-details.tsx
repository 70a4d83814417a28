import type { SubscriptionStatus } from '@herohood/domain/subscription/schema';
import { SimpleGrid, Text } from '@mantine/core';
import { Hint } from '../../layout/hint';
import { subscriptionText } from '../../text/en/subscription';
import { SoftBadge } from './soft-badge';
import { dateRows, planName, renewalPrice, statusName } from './subscription-state';

const text = subscriptionText.state;

const ACCENTS = { trial: 'turquoise', active: 'mint', cancelled: 'sunshine', expired: 'coral' } as const;

interface Props {
  status: SubscriptionStatus;
  timeZone: string;
  /** Shown with 'N/A' when nothing will be charged (the success screen). */
  alwaysNextBilling?: boolean;
}

/** Plan, status, price and dates, as a list of terms. */
export function SubscriptionDetails({ status, timeZone, alwaysNextBilling = false }: Props) {
  const price = renewalPrice(status);
  const isOver = status.status === 'trial' && !status.hasAccess;
  const dates = dateRows(status, timeZone);
  const hasBilling = dates.some(({ label }) => label === text.nextBilling);
  const badge = (
    <SoftBadge size="lg" accent={isOver ? 'coral' : ACCENTS[status.status]}>
      {statusName(status)}
    </SoftBadge>
  );
  const rows = [
    { label: text.plan, value: planName(status) },
    { label: text.status, value: badge },
    ...(price ? [{ label: text.price, value: price }] : []),
    ...dates,
    ...(alwaysNextBilling && !hasBilling ? [{ label: text.nextBilling, value: text.notAvailable }] : []),
  ];
  return (
    <SimpleGrid component="dl" minColWidth="8rem" autoFlow="auto-fit">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <Hint component="dt">{label}</Hint>
          <Text component="dd" ff="heading" fw={600} fz="1.1rem" mt={2}>
            {value}
          </Text>
        </div>
      ))}
    </SimpleGrid>
  );
}
