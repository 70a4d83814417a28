import { Button } from '@mantine/core';
import { Icon } from '../../layout/icon';
import { pointsText as text } from '../../text/en/points';
import classes from './points.module.css';
import type { PendingPoints } from './use-pending-points';

interface Props {
  item: PendingPoints;
  when: string;
  isBusy: boolean;
  onApprove: () => void;
}

/** Reward points that wait for a parent: how many, what for, since when. */
export function PointsRow({ item, when, isBusy, onApprove }: Props) {
  const { hero, transaction } = item;
  return (
    <li className={classes.row}>
      <span className={classes.picture} data-accent="sunshine">
        <Icon name="star" size={26} />
      </span>
      <div className={classes.what}>
        <strong>{transaction.description}</strong>
        <span>
          <b>{hero.name}</b> · {when}
        </span>
        <span className={classes.earned}>{text.amount(transaction.amount)}</span>
      </div>
      <Button
        h={44}
        loading={isBusy}
        leftSection={<Icon name="check" size={18} />}
        aria-label={text.approveLabel(transaction.amount, hero.name)}
        onClick={onApprove}
      >
        {text.approve}
      </Button>
    </li>
  );
}
