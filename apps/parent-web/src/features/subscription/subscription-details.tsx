import type { SubscriptionStatus } from '@herohood/domain/subscription/schema';
import { Badge } from '@mantine/core';
import { subscriptionText } from '../../text/en/subscription';
import classes from './subscription-details.module.css';
import { type DetailRow, dateRows, planName, renewalPrice, statusName } from './subscription-state';

const text = subscriptionText.state;

const COLORS = { trial: 'turquoise', active: 'mint', cancelled: 'sunshine', expired: 'coral' } as const;

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
  const rows: DetailRow[] = [
    ...(price ? [{ label: text.price, value: price }] : []),
    ...dates,
    ...(alwaysNextBilling && !hasBilling ? [{ label: text.nextBilling, value: text.notAvailable }] : []),
  ];
  return (
    <dl className={classes.list}>
      <div>
        <dt>{text.plan}</dt>
        <dd>{planName(status)}</dd>
      </div>
      <div>
        <dt>{text.status}</dt>
        <dd>
          <Badge
            variant="light"
            size="lg"
            tt="none"
            className={classes.badge}
            data-kind={isOver ? 'expired' : status.status}
            color={isOver ? 'coral' : COLORS[status.status]}
          >
            {statusName(status)}
          </Badge>
        </dd>
      </div>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
