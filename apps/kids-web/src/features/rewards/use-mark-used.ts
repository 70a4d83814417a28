import { readApiError } from '@herohood/browser/api-error';
import { useRef } from 'react';
import { play } from '../../device/sound';
import { toast } from '../../device/toast';
import { trpc } from '../../lib/api';
import { rewardsText } from '../../text/en/rewards';
import { showEmergency } from '../controls/public';

/** 'Got It!': the hero has what they claimed, and the claim goes away. */
export function useMarkUsed(heroId: string) {
  const utils = trpc.useUtils();
  const key = { id: heroId };
  // A state would still be old at the second tap of a double tap.
  const isSending = useRef(false);
  const { mutate, isPending, variables } = trpc.rewards.markUsed.useMutation({
    onSuccess(used) {
      play('sent');
      utils.rewards.listClaims.setData(key, (rows = []) =>
        rows.map((row) => (row.id === used.id ? used : row)),
      );
      void utils.home.celebrations.invalidate();
    },
    onError(thrown) {
      const error = readApiError(thrown);
      if (error.hasEmergency) return showEmergency(error);
      const { title, fallback } = rewardsText.usedFailed;
      const message = error.status === 0 ? rewardsText.offline : error.message || fallback;
      toast({ title, message, tone: 'bad' });
      if (error.status > 0) void utils.rewards.listClaims.invalidate(key);
    },
    onSettled() {
      isSending.current = false;
    },
  });

  function markUsed(claimId: string) {
    if (isSending.current) return;
    isSending.current = true;
    mutate({ id: claimId });
  }

  return { markUsed, sendingId: isPending ? variables.id : null };
}
