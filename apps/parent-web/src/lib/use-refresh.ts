import { trpc } from './api';

/**
 * What a decision about missions, points, rewards or proposals changes: what waits, balances, activity, days and figures. One place, so that
 * no panel stays behind after an approval made in another one.
 */
export function useDecisionQueries() {
  const utils = trpc.useUtils();
  const { children, inbox, missions, points, rewards, proposals, goals, progress, days } = utils;
  return [children.list, inbox, missions, points, rewards, proposals, goals, progress, days];
}
