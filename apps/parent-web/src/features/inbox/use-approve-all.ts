import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { useAct, useDecisionQueries } from '../../lib/use-act';
import { inboxText as text } from '../../text/en/inbox';
import { useHideWaiting } from './use-decide';
import { useUndo } from './use-undo';
import type { Waiting, WaitingKind } from './waiting';

const BULK: Partial<Record<WaitingKind, 'missions' | 'points'>> = { mission: 'missions', points: 'points' };

interface Many {
  items: readonly Waiting[];
  /** Of one hero; absent: of all. */
  childId?: string | undefined;
}

/**
 * Approves what waits of one hero or of all, with one call; rewards, spot checks and pictures that nobody looked at are left to
 * be answered one by one, and the toast says so. It takes back what stood in the list and was approved.
 */
export function useApproveAll(kinds: readonly WaitingKind[]) {
  const approve = trpc.inbox.approveAll.useMutation();
  const hide = useHideWaiting();
  const { undo } = useUndo();
  const { send, sending } = useAct({
    call: ({ childId }: Many) =>
      approve.mutateAsync({
        ...(childId && { childId }),
        kinds: kinds.flatMap((kind) => BULK[kind] ?? []),
      }),
    show: ({ items }) => hide(items),
    done({ approved, skipped }, { items }) {
      const left = new Set(skipped.map(({ id }) => id));
      const done = items
        .filter(({ id }) => !left.has(id))
        .map(({ kind, id }) => ({ kind, id, outcome: 'approved' as const }));
      const count = (sought: (typeof skipped)[number]['code']) =>
        skipped.filter(({ code }) => code === sought).length;
      const message = text.tally({
        done: approved,
        stale: count('NOT_PENDING'),
        unseen: count('PHOTO_UNSEEN'),
        spots: count('SPOT_CHECK'),
      });
      if (approved === 0) return toast.error({ title: text.approveFailed, message });
      return { title: text.approvedTitle, message, onUndo: () => undo(done) };
    },
    refresh: useDecisionQueries(),
    failed: { title: text.approveFailed },
  });
  return {
    approveAll: (items: readonly Waiting[], childId?: string) => void send({ items, childId }),
    /** The hero's id, 'all', or null while nothing is under way. */
    busyWith: sending && (sending.childId ?? 'all'),
  };
}
