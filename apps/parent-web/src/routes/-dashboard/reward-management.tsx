import type { Child } from '@herohood/domain/children/schema';
import type { FamilyClock } from '@herohood/domain/time/family-day';
import type { ReactNode } from 'react';
import { RewardPanel } from '../../features/points/reward-panel';
import { PendingClaims } from '../../features/rewards/pending-claims';
import { usePendingClaims } from '../../features/rewards/use-pending-claims';

interface Props {
  hero: Child;
  clock: FamilyClock;
  picker: ReactNode;
}

/** The Reward Management panel: one hero's claims beside the hero's points. */
export function RewardManagement({ hero, clock, picker }: Props) {
  const { items, isLoading, error, refetch } = usePendingClaims([hero]);
  const list = items.length > 0 ? <PendingClaims items={items} clock={clock} /> : null;
  return (
    <RewardPanel
      hero={hero}
      clock={clock}
      picker={picker}
      claims={{ list, count: items.length, isLoading, error, refetch }}
    />
  );
}
