import { trpc } from '../../lib/api';
import { messageOf } from '../../lib/api-error';
import { settleAll } from '../../lib/settle-all';
import { toast } from '../../lib/toast';
import { useRefreshAfterDecision } from '../../lib/use-refresh';
import { pointsText } from '../../text/en/points';
import type { PendingPoints } from './use-pending-points';

const text = pointsText.toasts;

/** Approves one reward transaction or many. */
export function useApprovePoints() {
  const refresh = useRefreshAfterDecision();
  const approve = trpc.points.approveTransaction.useMutation();

  async function approveOne({ hero, transaction }: PendingPoints) {
    try {
      await approve.mutateAsync({ id: transaction.id });
      const { title, message } = text.approved;
      toast.success({ title, message: message(hero.name, transaction.amount) });
    } catch (error) {
      toast.error({ title: text.approvalFailed, message: messageOf(error, text.tryAgain) });
    }
    await refresh();
  }

  async function approveAll(items: readonly PendingPoints[]) {
    const { done, stale, failed } = await settleAll(items, ({ transaction }) =>
      approve.mutateAsync({ id: transaction.id }),
    );
    const lines = [
      text.approvedMany(done.length),
      stale > 0 ? text.stale(stale) : '',
      failed > 0 ? text.tryAgain : '',
    ];
    const message = lines.filter(Boolean).join(' ');
    if (done.length === 0) toast.error({ title: text.approvalFailed, message });
    else toast.success({ title: text.approved.title, message });
    await refresh();
  }

  return { approveOne, approveAll, busyId: approve.isPending ? approve.variables.id : null };
}
