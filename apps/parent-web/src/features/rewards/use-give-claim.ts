import type { RewardClaim } from '@herohood/domain/rewards/schema';
import { messageOf } from '@herohood/ui/runtime/api-error';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { useRefreshAfterDecision } from '../../lib/use-refresh';
import { claimsText } from '../../text/en/claims';

const text = claimsText.owed;

/** Notes that a promised reward was handed out. The toast can take it back. */
export function useGiveClaim() {
  const utils = trpc.useUtils();
  const refresh = useRefreshAfterDecision();
  const give = trpc.rewards.giveClaim.useMutation();
  const undo = trpc.rewards.undoClaim.useMutation();
  const hide = (id: string) =>
    utils.rewards.listOwedClaims.setData(undefined, (all) => all?.filter((claim) => claim.id !== id));

  async function takeBack(id: string) {
    try {
      await undo.mutateAsync({ id });
      toast.success(text.takenBack);
    } catch (error) {
      toast.error({ title: text.takeBackFailed, message: messageOf(error, text.tryAgain) });
    }
    await refresh();
  }

  async function giveClaim({ id, reward }: RewardClaim, hero: string) {
    hide(id);
    try {
      await give.mutateAsync({ id });
      toast.undoable({ ...text.given(reward.name, hero), onUndo: () => void takeBack(id) });
    } catch (error) {
      toast.error({ title: text.failed, message: messageOf(error, text.tryAgain) });
    }
    await refresh();
  }

  return giveClaim;
}
