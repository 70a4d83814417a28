import { Button, Group, Title } from '@mantine/core';
import { Icon } from '../../layout/icon';
import { momentLabel } from '../../lib/format-day';
import { pointsText as text } from '../../text/en/points';
import classes from './points.module.css';
import { PointsRow } from './points-row';
import { useApprovePoints } from './use-approve-points';
import type { PendingPoints as Item } from './use-pending-points';

interface Props {
  items: readonly Item[];
  timeZone: string;
  heading: string;
}

/** Reward points that wait for a parent's approval. */
export function PendingPoints({ items, timeZone, heading }: Props) {
  const { approveOne, approveAll, busyId } = useApprovePoints();
  return (
    <div>
      <Group justify="space-between" mb="xs" mih={36}>
        <Title order={3} size="h5">
          {heading}
        </Title>
        {items.length > 1 ? (
          <Button
            size="xs"
            variant="light"
            leftSection={<Icon name="check" size={16} />}
            onClick={() => void approveAll(items)}
          >
            {text.approveAll(items.length)}
          </Button>
        ) : null}
      </Group>
      <ul className={classes.list}>
        {items.map((item) => (
          <PointsRow
            key={item.transaction.id}
            item={item}
            when={momentLabel(item.transaction.createdAt, timeZone)}
            isBusy={busyId === item.transaction.id}
            onApprove={() => void approveOne(item)}
          />
        ))}
      </ul>
    </div>
  );
}
