import type { PendingHabit } from '@herohood/domain/missions/schema';
import { type FamilyClock, familyDay } from '@herohood/domain/time/family-day';
import { lazily } from '@herohood/ui/runtime/lazy-part';
import { useNow } from '@herohood/ui/runtime/use-now';
import { useState } from 'react';
import { PendingList } from '../../layout/pending-list';
import { dayLabel, timeLabel } from '../../lib/format-day';
import { missionsText as text } from '../../text/en/missions';
import { PendingMissionRow } from './pending-mission-row';
import { useApproveMission } from './use-approve-mission';

const RejectDialog = lazily(() => import('./reject-dialog').then((part) => ({ default: part.RejectDialog })));

interface Props {
  items: readonly PendingHabit[];
  clock: FamilyClock;
  /** Shown above the list, beside 'Approve all'. */
  heading?: string;
}

/** Missions that wait for a parent, the oldest first as the server lists them. */
export function PendingMissions({ items, clock, heading }: Props) {
  const now = useNow(15_000);
  const today = familyDay(now, clock);
  const { approveOne, approveAll } = useApproveMission();
  const [rejecting, setRejecting] = useState<PendingHabit | null>(null);
  const all = { label: text.approveAll(items.length), onClick: () => void approveAll(items) };
  return (
    <>
      <PendingList heading={heading} approveAll={items.length > 1 ? all : undefined}>
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
      </PendingList>
      {rejecting ? <RejectDialog item={rejecting} onClose={() => setRejecting(null)} /> : null}
    </>
  );
}
