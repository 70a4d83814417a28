import { readApiError } from '@herohood/browser/api-error';
import { useEffect, useRef } from 'react';
import { recall, remember } from '../../device/store';
import { trpc } from '../../lib/api';

const keyOf = (heroId: string) => `goal.${heroId}`;

/**
 * Before there were jars a device remembered by itself what its hero saved for. That becomes their first jar, once; what cannot be one
 * any more is forgotten, and without network it waits.
 */
export function useMovePinned(heroId: string): void {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.goals.create.useMutation();
  const isMoving = useRef(false);
  useEffect(() => {
    const rewardId = recall(keyOf(heroId));
    if (typeof rewardId !== 'string' || isMoving.current) return;
    isMoving.current = true;
    mutateAsync({ id: heroId, rewardId })
      .then(
        () => true,
        (thrown: unknown) => {
          const { status } = readApiError(thrown);
          // The reward is gone, has a jar already, or three are open: nothing is left to move.
          return status === 404 || status === 409 || status === 400;
        },
      )
      .then((isOver) => {
        isMoving.current = false;
        if (!isOver) return;
        remember(keyOf(heroId), null);
        void utils.goals.list.invalidate({ id: heroId });
      });
  }, [heroId, mutateAsync, utils]);
}
