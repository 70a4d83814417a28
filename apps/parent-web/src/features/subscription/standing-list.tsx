import type { SubscriptionStatus } from '@herohood/domain/subscription/schema';
import { Badge } from '@mantine/core';
import { subscriptionText } from '../../text/en/subscription';
import { dateRows, planName, renewalPrice, type StandingRow, statusName } from './standing';
import classes from './standing.module.css';

const text = subscriptionText.standing;

const COLORS = { trial: 'turquoise', active: 'mint', cancelled: 'sunshine', expired: 'coral' } as const;

interface Props {
  status: SubscriptionStatus;
  timeZone: string;
  /** Shown with 'N/A' when nothing will be charged (the success screen). */
  alwaysNextBilling?: boolean;
}

/** Plan, status, price and dates, as a list of terms. */
export function StandingList({ status, timeZone, alwaysNextBilling = false }: Props) {
  const price = renewalPrice(status);
  const isOver = status.status === 'trial' && !status.hasAccess;
  const dates = dateRows(status, timeZone);
  const hasBilling = dates.some(({ label }) => label === text.nextBilling);
  const rows: StandingRow[] = [
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
