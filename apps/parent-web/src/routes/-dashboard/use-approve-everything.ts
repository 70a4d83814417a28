import { useState } from 'react';
import { useApproveMission } from '../../features/missions/use-approve-mission';
import { useApprovePoints } from '../../features/points/use-approve-points';
import { useDecideClaim } from '../../features/rewards/use-decide-claim';
import { toast } from '../../lib/toast';
import { useRefreshAfterDecision } from '../../lib/use-refresh';
import { inboxText as text } from '../../text/en/inbox';
import type { InboxItems } from './use-inbox';

/** Approves missions, claims and points together. People are let in one by one: they would see the whole family. */
export function useApproveEverything() {
  const refresh = useRefreshAfterDecision();
  const missions = useApproveMission();
  const claims = useDecideClaim();
  const points = useApprovePoints();
  const [isApproving, setIsApproving] = useState(false);

  async function approveEverything(items: InboxItems) {
    setIsApproving(true);
    const [forMissions, ...others] = await Promise.all([
      missions.approveEach(items.missions),
      claims.approveEach(items.claims),
      points.approveEach(items.points),
    ]);
    const all = [forMissions, ...others];
    const sum = (part: (outcome: (typeof all)[number]) => number) =>
      all.reduce((total, outcome) => total + part(outcome), 0);
    const done = sum((outcome) => outcome.done.length);
    const message = text.tally({
      done,
      stale: sum(({ stale }) => stale),
      failed: sum(({ failed }) => failed),
    });
    if (done === 0) toast.error({ title: text.approveFailed, message });
    else if (forMissions.done.length === 0) toast.success({ title: text.approvedTitle, message });
    else {
      toast.undoable({
        title: text.approvedTitle,
        message: `${message} ${text.undoHint}`,
        onUndo: () => void missions.undoAll(forMissions.done),
      });
    }
    await refresh();
    setIsApproving(false);
  }

  return { approveEverything, isApproving };
}
