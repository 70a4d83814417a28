import { trpc } from '../../lib/api';
import { hideFrom } from '../../lib/shown-lists';
import type { Waiting } from './waiting';

/** Takes what was answered out of the lists at once. Out: puts it back. */
export function useHideWaiting() {
  const { missions, rewards, proposals, points } = trpc.useUtils();
  return (items: readonly Waiting[]) => {
    const ids = new Set(items.map(({ id }) => id));
    const isHidden = ({ id }: { id: string }) => ids.has(id);
    const back = [
      hideFrom(missions.listPending, ({ completion }) => isHidden(completion)),
      hideFrom(rewards.listPendingClaims, isHidden),
      hideFrom(proposals.listWaiting, isHidden),
      hideFrom(points.listPending, isHidden),
    ];
    return () => {
      for (const putBack of back) putBack();
    };
  };
}
