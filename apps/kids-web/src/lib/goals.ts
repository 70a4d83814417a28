import type { Goal } from '@herohood/domain/goals/schema';
import { readApiError } from '@herohood/ui/runtime/api-error';
import { useRef } from 'react';
import { goalsText as words } from '../text/en/goals';
import { trpc } from './api';
import { showEmergency } from './restrictions';
import { play } from './sound';
import { toast } from './toast';

/** The hero's open goals, oldest first; undefined while they are not known. */
export function useGoals(heroId: string): readonly Goal[] | undefined {
  return trpc.goals.list.useQuery({ id: heroId }).data;
}

/** What a hero does with their goals. One act at a time: a second finger is no second payment. */
export function useGoalActs(heroId: string) {
  const utils = trpc.useUtils();
  const key = { id: heroId };
  const create = trpc.goals.create.useMutation();
  const update = trpc.goals.update.useMutation();
  const deposit = trpc.goals.deposit.useMutation();
  const withdraw = trpc.goals.withdraw.useMutation();
  const remove = trpc.goals.remove.useMutation();
  const isSending = useRef(false);

  const put = (goal: Goal) =>
    utils.goals.list.setData(key, (goals = []) =>
      goals.some(({ id }) => id === goal.id)
        ? goals.map((each) => (each.id === goal.id ? goal : each))
        : [...goals, goal],
    );

  /** @returns whether it was done */
  async function act(send: () => Promise<Goal | null>): Promise<boolean> {
    if (isSending.current) return false;
    isSending.current = true;
    try {
      const goal = await send();
      if (goal) put(goal);
      void Promise.all([utils.goals.list.invalidate(key), utils.account.childMe.invalidate()]);
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
      if (error.status > 0)
        void Promise.all([utils.goals.list.invalidate(key), utils.account.childMe.invalidate()]);
      return false;
    } finally {
      isSending.current = false;
    }
  }

  return {
    isBusy: [create, update, deposit, withdraw, remove].some(({ isPending }) => isPending),
    begin: (rewardId: string) => act(() => create.mutateAsync({ ...key, rewardId })),
    putIn: ({ id }: Goal, amount: number) =>
      act(async () => {
        const goal = await deposit.mutateAsync({ id, amount });
        play('sent');
        return goal;
      }),
    takeOut: ({ id }: Goal, amount: number) => act(() => withdraw.mutateAsync({ id, amount })),
    setAutoSave: ({ id }: Goal, autoSave: number) => act(() => update.mutateAsync({ id, autoSave })),
    giveUp: ({ id }: Goal) => act(() => remove.mutateAsync({ id })),
  };
}
