import type { Child } from '@herohood/domain/children/schema';
import type { FamilyClock } from '@herohood/domain/time/family-day';
import type { ReactNode } from 'react';
import { useWaiting } from '../../features/inbox/use-waiting';
import { WaitingList } from '../../features/inbox/waiting-list';
import { RewardPanel } from '../../features/points/reward-panel';

interface Props {
  hero: Child;
  clock: FamilyClock;
  picker: ReactNode;
}

/** The Reward Management panel: what of one hero's rewards and points waits, beside the hero's points. */
export function RewardManagement({ hero, clock, picker }: Props) {
  const { items, ...state } = useWaiting([hero], ['claim', 'points']);
  const list = items.length > 0 ? <WaitingList items={items} clock={clock} /> : null;
  return (
    <RewardPanel
      hero={hero}
      clock={clock}
      picker={picker}
      waiting={{ list, count: items.length, ...state }}
    />
  );
}
