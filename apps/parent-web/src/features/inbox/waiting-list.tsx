import type { FamilyClock } from '@herohood/domain/time/family-day';
import { useNow } from '@herohood/ui/runtime/use-now';
import { useAnswerDialog } from './use-answer-dialog';
import { useDecide } from './use-decide';
import { useDecisionKeys } from './use-decision-keys';
import type { Waiting } from './waiting';
import { WaitingRows } from './waiting-group';

interface Props {
  items: readonly Waiting[];
  clock: FamilyClock;
}

/** What waits of one hero, where the hero is known: the rows of the inbox without its head. */
export function WaitingList({ items, clock }: Props) {
  const now = useNow(60_000);
  const decide = useDecide();
  const { ask, dialog } = useAnswerDialog(decide);
  const keys = useDecisionKeys(items, decide, ask);
  return (
    <>
      <div {...keys}>
        <WaitingRows
          items={items}
          clock={clock}
          now={now}
          onApprove={(item) => void decide.approve(item)}
          onAnswer={ask}
        />
      </div>
      {dialog}
    </>
  );
}
