import { trpc } from '../../lib/api';
import type { Waiting } from './waiting';

/** Takes what was answered out of the lists at once; a refresh brings back what the server did not take. */
export function useHideWaiting() {
  const utils = trpc.useUtils();
  return (items: readonly Waiting[]) => {
    const ids = new Set(items.map(({ id }) => id));
    utils.missions.listPending.setData(undefined, (all) =>
      all?.filter(({ completion }) => !ids.has(completion.id)),
    );
    utils.rewards.listPendingClaims.setData(undefined, (all) => all?.filter(({ id }) => !ids.has(id)));
    utils.proposals.listWaiting.setData(undefined, (all) => all?.filter(({ id }) => !ids.has(id)));
    utils.points.listPending.setData(undefined, (all) => all?.filter(({ id }) => !ids.has(id)));
  };
}
