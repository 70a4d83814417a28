import { readApiError } from '@herohood/browser/api-error';
import { serverNow } from '@herohood/browser/server-clock';
import type { Reward } from '@herohood/domain/rewards/schema';
import { useRef } from 'react';
import { useLook } from '../../device/look';
import { play } from '../../device/sound';
import { toast } from '../../device/toast';
import { trpc } from '../../lib/api';
import { limitsText } from '../../text/en/reward-limits';
import { rewardsText } from '../../text/en/rewards';
import { showEmergency } from '../controls/public';
import { freshTap, type SentTap } from '../sync/public';
import { isLimitCode, sayHeld } from './availability';

const words = rewardsText;

/**
 * Claims a reward: its cost is held from now on, which the wallet shows as soon as the server says so. While one claim
 * is on its way no other is sent: a second finger on the button is no second claim. One that is pressed again because no answer came
 * is the same tap still.
 */
export function useClaimReward(heroId: string) {
  const { hasClock, largestNumber } = useLook();
  const utils = trpc.useUtils();
  const claim = trpc.rewards.claim.useMutation();
  const isSending = useRef(false);
  const unanswered = useRef<{ rewardId: string; tap: SentTap } | null>(null);

  async function claimReward({ id, cost, costType, limits }: Reward): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    const tap = unanswered.current?.rewardId === id ? unanswered.current.tap : freshTap();
    unanswered.current = { rewardId: id, tap };
    try {
      const made = await claim.mutateAsync({ id, childId: heroId, cost, ...tap });
      unanswered.current = null;
      utils.rewards.listClaims.setData({ id: heroId }, (rows = []) => [
        made,
        ...rows.filter((row) => row.id !== made.id),
      ]);
      play('sent');
      const held = words.cost(made.cost, words.units[costType]);
      const message = made.cost <= largestNumber ? words.claimed.message(held) : words.claimed.shortMessage;
      toast({ title: words.claimed.title, message, tone: 'good' });
      // What was saved for it went along.
      void Promise.all([utils.home.today.invalidate(), utils.goals.list.invalidate({ id: heroId })]);
    } catch (thrown) {
      const error = readApiError(thrown);
      if (error.status > 0) unanswered.current = null;
      if (error.hasEmergency) return showEmergency(error);
      const { code, availableAt } = error;
      const message = error.status === 0 ? words.offline : error.message || words.claimFailed.fallback;
      if (isLimitCode(code)) {
        // Nothing went wrong: it was claimed elsewhere, or its hours are over.
        const held = sayHeld({ code, availableAt, limits }, { hasClock, now: serverNow().getTime() });
        toast({ title: limitsText.refused, message: held, tone: 'good' });
      } else toast({ title: words.claimFailed.title, message, tone: 'bad' });
      // Another price, a claim of another device, a section that was closed: what is on screen was out of date.
      if (error.status > 0) {
        void Promise.all([utils.rewards.invalidate(), utils.home.today.invalidate()]);
      }
    } finally {
      isSending.current = false;
    }
  }

  return { claimReward, sendingId: claim.isPending ? claim.variables.id : null };
}
