import { messageOf, readApiError } from '@herohood/ui/runtime/api-error';
import { useRef } from 'react';
import { toast } from '../../lib/toast';
import { useRefreshAfterDecision } from '../../lib/use-refresh';
import { pointsText } from '../../text/en/points';
import { toldApproved, toldRejected, toldUnapproved, toldUnrejected } from './decision-toasts';
import { useAnswers, type Yes } from './use-answers';
import { useHideWaiting } from './use-hide-waiting';
import { type Decided, useUndo } from './use-undo';
import type { Waiting } from './waiting';

/** Answers one thing at a time. What was answered leaves the list at once; the toast can take it back. */
export function useDecide() {
  const answers = useAnswers();
  const hide = useHideWaiting();
  const undo = useUndo();
  const refresh = useRefreshAfterDecision();
  const last = useRef<Decided | null>(null);

  function note({ kind, id }: Waiting, outcome: Decided['outcome']): Decided {
    last.current = { kind, id, outcome };
    return last.current;
  }

  async function approve(item: Waiting, yes?: Yes): Promise<boolean> {
    hide([item]);
    let isApproved = true;
    try {
      const paid = await answers[item.kind].approve(item.id, yes);
      const decided = note(item, 'approved');
      toast.undoable({ ...toldApproved(item, paid), onUndo: () => void undo([decided]) });
    } catch (error) {
      isApproved = false;
      const isOut = item.kind === 'points' && readApiError(error).code === 'UNAUTHORIZED';
      const message = isOut ? pointsText.toasts.notSignedIn : messageOf(error, pointsText.toasts.tryAgain);
      toast.error({ title: toldUnapproved(item), message });
    }
    await refresh();
    return isApproved;
  }

  /** A mission that was sent back has no undo: the hero may do it again. */
  async function reject(item: Waiting, words: string): Promise<boolean> {
    let isRejected = true;
    try {
      await answers[item.kind].reject(item.id, words);
      if (item.kind === 'mission') toast.success(toldRejected(item));
      else {
        const decided = note(item, 'rejected');
        toast.undoable({ ...toldRejected(item), onUndo: () => void undo([decided]) });
      }
    } catch (error) {
      isRejected = false;
      const message = messageOf(error, pointsText.toasts.tryAgain);
      toast.error({ title: toldUnrejected(item), message });
    }
    await refresh();
    return isRejected;
  }

  /** Takes back what was answered last on this screen; nothing when there is none. */
  function undoLast(): void {
    if (!last.current) return;
    const decided = last.current;
    last.current = null;
    void undo([decided]);
  }

  return { approve, reject, undoLast };
}
