import { useEffect, useRef } from 'react';
import { trpc } from '../../lib/api';

/**
 * Asks for the heroes, and for what Today shows first, in the same breath as who is signed in: one request brings them, as much as one carries.
 * Stands before the gate, whose own questions follow at once. What fails is asked again by the part that shows it.
 */
export function useFirstAnswers(path: string): void {
  const utils = trpc.useUtils();
  const first = useRef(path);
  useEffect(() => {
    void utils.children.list.prefetch();
    if (first.current !== '/parent') return;
    void utils.missions.listPending.prefetch();
    void utils.rewards.listPendingClaims.prefetch();
    void utils.rewards.listOwedClaims.prefetch();
    void utils.points.listPending.prefetch();
    void utils.family.listJoinRequests.prefetch();
    void utils.inbox.listCalls.prefetch();
    void utils.progress.today.prefetch();
  }, [utils]);
}
