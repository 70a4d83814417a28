import { messageOf, readApiError } from '@herohood/ui/runtime/api-error';
import { useState } from 'react';
import { trpc } from '../../lib/api';
import { settleAll } from '../../lib/settle-all';
import { tellTally } from '../../lib/tell-tally';
import { toast } from '../../lib/toast';
import { useRefreshAfterDecision } from '../../lib/use-refresh';
import { pointsText } from '../../text/en/points';
import type { PendingPoints } from './use-pending-points';

const text = pointsText.toasts;

/** Approves one reward transaction or many. Points may be spent at once, so nothing takes them back. */
export function useApprovePoints() {
  const refresh = useRefreshAfterDecision();
  const approve = trpc.points.approveTransaction.useMutation();
  const [busyIds, setBusyIds] = useState<readonly string[]>([]);

  async function approveOne({ hero, transaction }: PendingPoints) {
    setBusyIds((ids) => [...ids, transaction.id]);
    try {
      await approve.mutateAsync({ id: transaction.id });
      const { title, message } = text.approved;
      toast.success({ title, message: message(hero.name, transaction.amount) });
    } catch (error) {
      const message =
        readApiError(error).code === 'UNAUTHORIZED' ? text.notSignedIn : messageOf(error, text.tryAgain);
      toast.error({ title: text.approvalFailed, message });
    }
    await refresh();
    setBusyIds((ids) => ids.filter((id) => id !== transaction.id));
  }

  /** Approves each of them and tells nobody: what is said about it is the caller's. */
  const approveEach = (items: readonly PendingPoints[]) =>
    settleAll(items, ({ transaction }) => approve.mutateAsync({ id: transaction.id }));

  async function approveAll(items: readonly PendingPoints[]) {
    tellTally(await approveEach(items), { approved: text.approved.title, failed: text.approvalFailed });
    await refresh();
  }

  return { approveOne, approveEach, approveAll, isBusy: (id: string) => busyIds.includes(id) };
}
