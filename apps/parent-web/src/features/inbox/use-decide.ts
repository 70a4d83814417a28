import { readApiError } from '@herohood/browser/api-error';
import { useRef } from 'react';
import { useChangeToday } from '../../lib/today';
import { useAct, useDecisionQueries } from '../../lib/use-act';
import { pointsText } from '../../text/en/points';
import { useAnswers, type Yes } from './use-answers';
import { type Decided, useUndo } from './use-undo';
import type { Waiting } from './waiting';
import { wordsOf } from './waiting-words';

/** Takes what was answered out of the lists at once. Out: puts it back. */
export function useHideWaiting() {
  const change = useChangeToday();
  return (items: readonly Waiting[]) => {
    const ids = new Set(items.map(({ id }) => id));
    const isLeft = ({ id }: { id: string }) => !ids.has(id);
    return change(({ missions, claims, points, proposals }) => ({
      missions: missions.filter(({ completion }) => isLeft(completion)),
      claims: claims.filter(isLeft),
      points: points.filter(isLeft),
      proposals: proposals.filter(isLeft),
    }));
  };
}

/** Answers one thing at a time. What was answered leaves the list at once; the toast can take it back. */
export function useDecide() {
  const answers = useAnswers();
  const hide = useHideWaiting();
  const { undo } = useUndo();
  const refresh = useDecisionQueries();
  const last = useRef<Decided | null>(null);

  function onUndo({ kind, id }: Waiting, outcome: Decided['outcome']) {
    const decided = { kind, id, outcome };
    last.current = decided;
    return () => undo([decided]);
  }

  const approving = useAct({
    call: ({ item, yes }: { item: Waiting; yes?: Yes | undefined }) =>
      answers[item.kind].approve(item.id, yes),
    show: ({ item }) => hide([item]),
    done: (paid, { item }) => ({ ...wordsOf(item).approved(paid), onUndo: onUndo(item, 'approved') }),
    refresh,
    failed(error, { item }) {
      const isOut = item.kind === 'points' && readApiError(error).code === 'UNAUTHORIZED';
      return {
        title: wordsOf(item).approveFailed,
        reason: isOut ? pointsText.toasts.notSignedIn : undefined,
      };
    },
  });

  const rejecting = useAct({
    call: ({ item, words }: { item: Waiting; words: string }) => answers[item.kind].reject(item.id, words),
    /** A mission that was sent back has no undo: the hero may do it again. */
    done: (_, { item }) => ({
      ...wordsOf(item).rejected,
      ...(item.kind !== 'mission' && { onUndo: onUndo(item, 'rejected') }),
    }),
    refresh,
    failed: (_, { item }) => ({ title: wordsOf(item).rejectFailed }),
  });

  /** Takes back what was answered last on this screen; nothing when there is none. */
  function undoLast(): void {
    if (!last.current) return;
    const decided = last.current;
    last.current = null;
    undo([decided]);
  }

  return {
    approve: async (item: Waiting, yes?: Yes) => (await approving.send({ item, yes })).isDone,
    reject: async (item: Waiting, words: string) => (await rejecting.send({ item, words })).isDone,
    undoLast,
  };
}
