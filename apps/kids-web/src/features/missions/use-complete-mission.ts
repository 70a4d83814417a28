import type { ChildHabit } from '@herohood/domain/habits/schema';
import type { Completion } from '@herohood/domain/missions/schema';
import { payoutFor } from '@herohood/domain/points/payout';
import { trpc } from '../../lib/api';
import { readApiError } from '../../lib/api-error';
import { setRestrictions, showEmergency } from '../../lib/restrictions';
import { play } from '../../lib/sound';
import { toast } from '../../lib/toast';
import { text } from '../../text/en';
import { SENDING_PREFIX } from './use-missions';

const words = text.missions;

function sending(habit: ChildHabit): Completion {
  const completedAt = new Date().toISOString();
  return {
    id: `${SENDING_PREFIX}${habit.id}`,
    habitId: habit.id,
    childId: habit.childId,
    date: completedAt.slice(0, 10),
    status: 'pending',
    completedAt,
    xpEarned: habit.xpReward,
    feedback: null,
    autoApproved: false,
    autoApprovesAt: null,
    decidedAt: null,
  };
}

/** Completes a mission: it shows as waiting at once, and goes back to what it was when the server refuses. */
export function useCompleteMission(heroId: string) {
  const utils = trpc.useUtils();
  const listToday = utils.missions.listToday;
  const key = { id: heroId };

  const swap = (habitId: string, answer: Completion | null) =>
    listToday.setData(key, (rows = []) => {
      const others = rows.filter(({ id }) => id !== `${SENDING_PREFIX}${habitId}` && id !== answer?.id);
      return answer ? [...others, answer] : others;
    });

  const complete = trpc.missions.complete.useMutation();

  return async function completeMission(habit: ChildHabit): Promise<void> {
    // A refetch that started earlier would not know of this tap and bring the old state back.
    await listToday.cancel(key);
    swap(habit.id, sending(habit));
    try {
      const completion = await complete.mutateAsync({ id: habit.id });
      swap(habit.id, completion);
      play('sent');
      const pay = payoutFor(completion.xpEarned);
      toast({
        title: words.completed.title,
        message: words.completed.message(pay.xp, pay.points),
        tone: 'good',
      });
    } catch (thrown) {
      swap(habit.id, null);
      const error = readApiError(thrown);
      if (error.hasEmergency) return showEmergency(error);
      if (error.isFeatureDisabled) setRestrictions({ hasMissionsDisabled: true });
      toast({ title: words.oops.title, message: error.message || words.oops.fallback, tone: 'bad' });
    }
  };
}
