import { readApiError } from '@herohood/browser/api-error';
import type { Goal } from '@herohood/domain/goals/schema';
import type { RewardClaim } from '@herohood/domain/rewards/schema';
import { useEffect, useRef, useState } from 'react';
import { play } from '../../device/sound';
import { recall, remember } from '../../device/store';
import { toast } from '../../device/toast';
import { trpc } from '../../lib/api';
import { goalsText as words } from '../../text/en/goals';
import { showEmergency } from '../controls/public';

/** The hero's open goals, oldest first; undefined while they are not known. */
export function useGoals(heroId: string): readonly Goal[] | undefined {
  return trpc.goals.list.useQuery({ id: heroId }).data;
}

/** The goals that are still saved for: the jar of a reward that was claimed has done its work, and stands among the presents. */
export function savedFor(goals: readonly Goal[], claims: readonly RewardClaim[]): Goal[] {
  const claimed = new Set(
    claims.flatMap(({ status, rewardId }) =>
      status === 'pending' || status === 'approved' ? [rewardId] : [],
    ),
  );
  return goals.filter(({ rewardId }) => !rewardId || !claimed.has(rewardId));
}

/** What a hero does with their goals. One act at a time: a second finger is no second payment. */
export function useGoalActs(heroId: string) {
  const utils = trpc.useUtils();
  const key = { id: heroId };
  const { goals } = utils.client;
  // A state would still be old at the second tap of a double tap.
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const renew = () => Promise.all([utils.goals.list.invalidate(key), utils.home.invalidate()]);

  const put = (goal: Goal) =>
    utils.goals.list.setData(key, (all = []) =>
      all.some(({ id }) => id === goal.id)
        ? all.map((each) => (each.id === goal.id ? goal : each))
        : [...all, goal],
    );

  /** @returns whether it was done */
  async function act(send: () => Promise<Goal | null>): Promise<boolean> {
    if (isSending.current) return false;
    isSending.current = true;
    setIsBusy(true);
    try {
      const goal = await send();
      if (goal) put(goal);
      // The next act begins with the purse that is left.
      await renew();
      return true;
    } catch (thrown) {
      const error = readApiError(thrown);
      if (error.hasEmergency) showEmergency(error);
      else if (error.code === 'ASK_PARENT') toast({ ...words.askParent, tone: 'good' });
      else if (error.code === 'GOAL_LIMIT') toast({ ...words.limit, tone: 'good' });
      else {
        const message = error.status === 0 ? words.offline : error.message || words.failed.fallback;
        toast({ title: words.failed.title, message, tone: 'bad' });
      }
      // What is on screen was out of date.
      if (error.status > 0) void renew();
      return false;
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  }

  return {
    isBusy,
    begin: (rewardId: string) => act(() => goals.create.mutate({ ...key, rewardId })),
    beginOwn: (wish: { name: string; target: number }) => act(() => goals.create.mutate({ ...key, ...wish })),
    putIn: ({ id }: Goal, amount: number) =>
      act(async () => {
        const goal = await goals.deposit.mutate({ id, amount });
        play('sent');
        return goal;
      }),
    takeOut: ({ id }: Goal, amount: number) => act(() => goals.withdraw.mutate({ id, amount })),
    setAutoSave: ({ id }: Goal, autoSave: number) => act(() => goals.update.mutate({ id, autoSave })),
    giveUp: ({ id }: Goal) => act(() => goals.remove.mutate({ id })),
  };
}

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
        // The reward is gone, has a jar already, or three are open: nothing is left to move.
        (thrown: unknown) => [400, 404, 409].includes(readApiError(thrown).status),
      )
      .then((isOver) => {
        isMoving.current = false;
        if (!isOver) return;
        remember(keyOf(heroId), null);
        void utils.goals.list.invalidate({ id: heroId });
      });
  }, [heroId, mutateAsync, utils]);
}
