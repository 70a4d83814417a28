import type { Decision } from '@herohood/domain/inbox/schema';
import { runAll, tellFailure, useAct, useDecisionQueries } from '../../lib/use-act';
import { claimsText } from '../../text/en/claims';
import { inboxText } from '../../text/en/inbox';
import { useAnswers } from './use-answers';

const text = inboxText.undo;

/** What was decided: enough to take it back. */
export interface Decided {
  kind: Decision['kind'];
  id: string;
  outcome: Decision['outcome'];
  /** Nobody was asked before it was approved. */
  isTrusted?: boolean;
}

/** Takes decisions back, one or many, and tells what came of it. */
export function useUndo() {
  const answers = useAnswers();
  const { send, sending } = useAct({
    async call(decided: readonly Decided[]) {
      let isOwed = false;
      const { done, reasons } = await runAll(decided, async ({ kind, id }) => {
        isOwed = await answers[kind].undo(id);
      });
      return { isOwed, done, reasons };
    },
    done({ isOwed, done, reasons }, decided) {
      if (reasons.length > 0) {
        const message = decided.length > 1 ? text.tally(done.length, decided.length) : undefined;
        return tellFailure(reasons[0], { title: text.failed, message });
      }
      // Only approvals are taken back together.
      const [first] = decided;
      const one = first?.isTrusted ? text.trusted : text.done[first?.outcome ?? 'approved'];
      return isOwed ? claimsText.owed.takenBack : decided.length > 1 ? text.doneMany : one;
    },
    refresh: useDecisionQueries(),
    failed: { title: text.failed },
  });
  return { undo: (decided: readonly Decided[]) => void send(decided), undoing: sending };
}
