import { inboxText } from '../text/en/inbox';
import type { Settled } from './settle-all';
import { toast } from './toast';

/** Tells what became of many approvals made with one tap; as a failure when none of them could be made. */
export function tellTally(outcome: Settled<unknown>, titles: { approved: string; failed: string }): void {
  const done = outcome.done.length;
  const message = inboxText.tally({ ...outcome, done });
  if (done === 0) toast.error({ title: titles.failed, message });
  else toast.success({ title: titles.approved, message });
}
