import { messageOf } from '@herohood/ui/runtime/api-error';
import { trpc } from '../../lib/api';
import { settleAll } from '../../lib/settle-all';
import { tellTally } from '../../lib/tell-tally';
import { toast } from '../../lib/toast';
import { useRefreshAfterDecision } from '../../lib/use-refresh';
import { rewardsText } from '../../text/en/rewards';
import type { PendingClaim } from './use-pending-claims';

const text = rewardsText.toasts;

/** Answers claims. A yes is a promise to a child, so nothing takes it back; a no gives back the XP (rules: rewards). */
export function useDecideClaim() {
  const utils = trpc.useUtils();
  const refresh = useRefreshAfterDecision();
  const approve = trpc.rewards.approveClaim.useMutation();
  const reject = trpc.rewards.rejectClaim.useMutation();

  const hide = (items: readonly PendingClaim[]) => {
    const ids = new Set(items.map(({ claim }) => claim.id));
    utils.rewards.listPendingClaims.setData(undefined, (all) => all?.filter(({ id }) => !ids.has(id)));
  };

  async function approveOne(item: PendingClaim) {
    hide([item]);
    try {
      const { reward } = await approve.mutateAsync({ id: item.claim.id });
      const { title, message } = text.approved;
      toast.success({ title, message: message(item.hero.name, reward.name) });
    } catch (error) {
      toast.error({ title: text.approvalFailed, message: messageOf(error, text.tryAgain) });
    }
    await refresh();
  }

  /** Approves each of them and tells nobody: what is said about it is the caller's. */
  function approveEach(items: readonly PendingClaim[]) {
    hide(items);
    return settleAll(items, ({ claim }) => approve.mutateAsync({ id: claim.id }));
  }

  async function approveAll(items: readonly PendingClaim[]) {
    tellTally(await approveEach(items), { approved: text.approved.title, failed: text.approvalFailed });
    await refresh();
  }

  /** Answers whether the claim was turned down; `message` may be empty. */
  async function decline({ hero, claim }: PendingClaim, message: string): Promise<boolean> {
    let isDeclined = false;
    try {
      await reject.mutateAsync({ id: claim.id, message: message.trim() || null });
      isDeclined = true;
      toast.success({ title: text.declined.title, message: text.declined.message(hero.name, claim.cost) });
    } catch (error) {
      toast.error({ title: text.declineFailed, message: messageOf(error, text.tryAgain) });
    }
    await refresh();
    return isDeclined;
  }

  return { approveOne, approveEach, approveAll, decline, isDeclining: reject.isPending };
}
