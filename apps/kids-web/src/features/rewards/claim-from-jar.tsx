import { serverNow } from '@herohood/browser/server-clock';
import type { Reward } from '@herohood/domain/rewards/schema';
import { rewardAccentOf } from '@herohood/ui/reward-tile/reward-tile';
import { useLook } from '../../device/look';
import { rewardsText as words } from '../../text/en/rewards';
import { sayHeld } from './availability';
import { ClaimButton } from './claim-button';
import { HeldNote } from './held-note';
import { useClaimReward } from './use-claim-reward';

/** On a jar that is full: gets its reward, or says when that can be had. */
export function ClaimFromJar({ heroId, reward }: { heroId: string; reward: Reward }) {
  const { hasClock, largestNumber } = useLook();
  const { claimReward, sendingId } = useClaimReward(heroId);
  const { id, name, cost, costType, type, available, limits } = reward;
  if (!available.now) {
    const held = sayHeld({ ...available, limits }, { hasClock, now: serverNow().getTime() });
    return <HeldNote code={available.code} words={held} />;
  }
  return (
    <ClaimButton
      name={name}
      cost={words.cost(cost, words.units[costType])}
      isPriced={cost <= largestNumber}
      accent={rewardAccentOf(type)}
      isSending={sendingId === id}
      onClaim={() => void claimReward(reward)}
    />
  );
}
