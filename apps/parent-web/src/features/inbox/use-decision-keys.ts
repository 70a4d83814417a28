import type { Answer } from './use-answer-dialog';
import type { useDecide } from './use-decide';
import { useRowKeys } from './use-row-keys';
import type { Waiting } from './waiting';

/** The keys of a list of what waits: each acts on the row that has the focus. */
export function useDecisionKeys(
  items: readonly Waiting[],
  { approve, undoLast }: Pick<ReturnType<typeof useDecide>, 'approve' | 'undoLast'>,
  ask: (item: Waiting, answer: Answer) => void,
) {
  const onItem = (act: (item: Waiting) => void) => (id: string) => {
    const item = items.find((each) => each.id === id);
    if (item) act(item);
  };
  return useRowKeys(items.length, {
    approve: onItem((item) => void approve(item)),
    reject: onItem((item) => ask(item, 'reject')),
    undoLast,
  });
}
