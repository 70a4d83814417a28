import type { PendingHabit } from '@herohood/domain/missions/schema';
import { type FamilyClock, familyDay } from '@herohood/domain/time/family-day';
import { Button, Group, Title } from '@mantine/core';
import { useState } from 'react';
import { Icon } from '../../layout/icon';
import { lazily } from '../../layout/lazily';
import { dayLabel, timeLabel } from '../../lib/format-day';
import { useNow } from '../../lib/use-now';
import { missionsText as text } from '../../text/en/missions';
import { PendingMissionRow } from './pending-mission-row';
import classes from './pending-mission-row.module.css';
import { useApproveMission } from './use-approve-mission';

const RejectDialog = lazily(() => import('./reject-dialog').then((part) => part.RejectDialog));

interface Props {
  items: readonly PendingHabit[];
  clock: FamilyClock;
  /** Shown above the list, beside 'Approve all'. */
  heading?: string;
}

/** Missions that wait for a parent, the oldest first as the server lists them. */
export function PendingMissions({ items, clock, heading }: Props) {
  const now = useNow();
  const today = familyDay(now, clock);
  const { approveOne, approveAll } = useApproveMission();
  const [rejecting, setRejecting] = useState<PendingHabit | null>(null);
  return (
    <div>
      {heading ? (
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
      ) : null}
      <ul className={classes.list}>
        {items.map((item) => (
          <PendingMissionRow
            key={item.completion.id}
            item={item}
            now={now}
            when={text.done(
              dayLabel(item.completion.date, today),
              timeLabel(item.completion.completedAt, clock.timeZone),
            )}
            onApprove={() => void approveOne(item)}
            onReject={() => setRejecting(item)}
          />
        ))}
      </ul>
      {rejecting ? <RejectDialog item={rejecting} onClose={() => setRejecting(null)} /> : null}
    </div>
  );
}
