import type { PendingHabit } from '@herohood/domain/missions/schema';
import { messageOf } from '@herohood/ui/runtime/api-error';
import { trpc } from '../../lib/api';
import { settleAll } from '../../lib/settle-all';
import { toast } from '../../lib/toast';
import { useRefreshAfterDecision } from '../../lib/use-refresh';
import { inboxText } from '../../text/en/inbox';
import { missionsText } from '../../text/en/missions';

const text = missionsText.toasts;

/** Approves one mission or many. What was approved leaves the list at once; the toast can take it back. */
export function useApproveMission() {
  const utils = trpc.useUtils();
  const refresh = useRefreshAfterDecision();
  const approve = trpc.missions.approve.useMutation();
  const undo = trpc.missions.undo.useMutation();

  const hide = (items: readonly PendingHabit[]) => {
    const ids = new Set(items.map(({ completion }) => completion.id));
    utils.missions.listPending.setData(undefined, (all) =>
      all?.filter(({ completion }) => !ids.has(completion.id)),
    );
  };

  async function undoAll(items: readonly PendingHabit[]) {
    const { done, failed, stale } = await settleAll(items, ({ completion }) =>
      undo.mutateAsync({ id: completion.id }),
    );
    await refresh();
    if (failed + stale === 0) toast.success(text.undone);
    else toast.error({ title: text.undoFailed, message: `${done.length} / ${items.length}` });
  }

  async function undoOne(item: PendingHabit) {
    try {
      await undo.mutateAsync({ id: item.completion.id });
      toast.success(text.undone);
    } catch (error) {
      toast.error({ title: text.undoFailed, message: messageOf(error, text.tryAgain) });
    }
    await refresh();
  }

  async function approveOne(item: PendingHabit) {
    hide([item]);
    try {
      await approve.mutateAsync({ id: item.completion.id });
      toast.undoable({
        title: text.approved.title,
        message: text.approved.message(item.child.name, item.completion.xpEarned, item.habit.name),
        onUndo: () => void undoOne(item),
      });
    } catch (error) {
      toast.error({ title: text.approveFailed, message: messageOf(error, text.tryAgain) });
    }
    await refresh();
  }

  /** Approves each of them and tells nobody: what is said about it is the caller's. */
  function approveEach(items: readonly PendingHabit[]) {
    hide(items);
    return settleAll(items, ({ completion }) => approve.mutateAsync({ id: completion.id }));
  }

  async function approveAll(items: readonly PendingHabit[]) {
    const outcome = await approveEach(items);
    const { done } = outcome;
    const message = inboxText.tally({ ...outcome, done: done.length });
    if (done.length === 0) toast.error({ title: text.approveFailed, message });
    else toast.undoable({ title: text.approved.title, message, onUndo: () => void undoAll(done) });
    await refresh();
  }

  return { approveOne, approveEach, approveAll, undoAll };
}
