import type { Decision } from '@herohood/domain/inbox/schema';
import { messageOf } from '@herohood/ui/runtime/api-error';
import { settleAll } from '../../lib/settle-all';
import { toast } from '../../lib/toast';
import { useRefreshAfterDecision } from '../../lib/use-refresh';
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
  const refresh = useRefreshAfterDecision();

  async function undo(decided: readonly Decided[]): Promise<void> {
    const reasons: unknown[] = [];
    let isOwed = false;
    const { done } = await settleAll(decided, async ({ kind, id }) => {
      try {
        isOwed = await answers[kind].undo(id);
      } catch (error) {
        reasons.push(error);
        throw error;
      }
    });
    await refresh();
    if (done.length === decided.length) {
      // Only approvals are taken back together.
      const [first] = decided;
      const one = first?.isTrusted ? text.trusted : text.done[first?.outcome ?? 'approved'];
      const said = decided.length > 1 ? text.doneMany : one;
      toast.success(isOwed ? claimsText.owed.takenBack : said);
    } else {
      const why = messageOf(reasons[0], text.tryAgain);
      const message = decided.length === 1 ? why : `${text.tally(done.length, decided.length)} ${why}`;
      toast.error({ title: text.failed, message });
    }
  }

  return undo;
}
