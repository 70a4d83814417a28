import type { Child } from '@herohood/domain/children/schema';
import type { FamilyClock } from '@herohood/domain/time/family-day';
import { useWaiting } from '../../features/inbox/use-waiting';
import { RewardPanel } from '../../features/points/reward-panel';

interface Props {
  hero: Child;
  clock: FamilyClock;
}

/** The Reward Management panel: how much of one hero's waits at Today, beside the hero's points. */
export function RewardManagement({ hero, clock }: Props) {
  const waiting = useWaiting([hero], ['claim', 'points']);
  return <RewardPanel hero={hero} clock={clock} waiting={waiting.length} />;
}
