import { trpc } from './api';

/**
 * What a decision about missions, points, rewards or proposals changes: what waits, balances, activity, days and figures. One place, so that
 * no panel stays behind after an approval made in another one.
 */
export function useRefreshAfterDecision() {
  const utils = trpc.useUtils();
  return () =>
    Promise.all([
      utils.children.list.invalidate(),
      utils.inbox.invalidate(),
      utils.missions.invalidate(),
      utils.points.invalidate(),
      utils.rewards.invalidate(),
      utils.proposals.invalidate(),
      utils.goals.invalidate(),
      utils.progress.invalidate(),
      utils.days.invalidate(),
    ]);
}
