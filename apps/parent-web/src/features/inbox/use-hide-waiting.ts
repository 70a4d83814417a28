import { useChangeToday } from '../../lib/today';
import type { Waiting } from './waiting';

/** Takes what was answered out of the lists at once. Out: puts it back. */
export function useHideWaiting() {
  const change = useChangeToday();
  return (items: readonly Waiting[]) => {
    const ids = new Set(items.map(({ id }) => id));
    const isLeft = ({ id }: { id: string }) => !ids.has(id);
    return change(({ missions, claims, points, proposals }) => ({
      missions: missions.filter(({ completion }) => isLeft(completion)),
      claims: claims.filter(isLeft),
      points: points.filter(isLeft),
      proposals: proposals.filter(isLeft),
    }));
  };
}
