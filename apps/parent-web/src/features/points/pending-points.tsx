import type { FamilyClock } from '@herohood/domain/time/family-day';
import { useNow } from '@herohood/ui/runtime/use-now';
import { PendingList } from '../../layout/pending-list';
import { sinceLabel } from '../../lib/format-day';
import { pointsText as text } from '../../text/en/points';
import { PointsRow } from './points-row';
import { useApprovePoints } from './use-approve-points';
import type { PendingPoints as Item } from './use-pending-points';

interface Props {
  items: readonly Item[];
  clock: FamilyClock;
  heading?: string;
}

/** Reward points that wait for a parent's approval. */
export function PendingPoints({ items, clock, heading }: Props) {
  const now = useNow(60_000);
  const { approveOne, approveAll, isBusy } = useApprovePoints();
  const all = { label: text.approveAll(items.length), onClick: () => void approveAll(items) };
  return (
    <PendingList heading={heading} approveAll={items.length > 1 ? all : undefined}>
      {items.map((item) => (
        <PointsRow
          key={item.transaction.id}
          item={item}
          when={sinceLabel(item.transaction.createdAt, clock, now)}
          isBusy={isBusy(item.transaction.id)}
          onApprove={() => void approveOne(item)}
        />
      ))}
    </PendingList>
  );
}
