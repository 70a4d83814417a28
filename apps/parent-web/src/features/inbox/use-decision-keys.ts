import type { Answer } from './use-answer-dialog';
import { useRowKeys } from './use-row-keys';
import type { Waiting } from './waiting';

/** The keys of a list of what waits: each acts on the row that has the focus. */
export function useDecisionKeys(
  items: readonly Waiting[],
  { approve, undoLast }: { approve: (item: Waiting) => void; undoLast: () => void },
  ask: (item: Waiting, answer: Answer) => void,
) {
  const onItem = (act: (item: Waiting) => void) => (id: string) => {
    const item = items.find((each) => each.id === id);
    if (item) act(item);
  };
  return useRowKeys(items.length, {
    approve: onItem(approve),
    reject: onItem((item) => ask(item, 'reject')),
    undoLast,
  });
}
