import type { ChildHabit, MasterHabit } from '@herohood/domain/habits/schema';
import { skipToken } from '@tanstack/react-query';
import { trpc } from '../../lib/api';

export interface AlertHabit {
  /** What the address names: a habit, or one hero's assignment of it (rules: habits). */
  habit: MasterHabit | ChildHabit;
  /** The habit itself, which holds the recording. */
  master: MasterHabit;
}

const isMaster = (habit: MasterHabit | ChildHabit): habit is MasterHabit => !('childId' in habit);

/** The habit that an alert page is about, with the master of an assignment. */
export function useAlertHabit(id: string) {
  const habit = trpc.habits.get.useQuery({ id });
  const masterId = habit.data && !isMaster(habit.data) ? habit.data.masterHabitId : null;
  const master = trpc.habits.get.useQuery(masterId ? { id: masterId } : skipToken);
  const owner = habit.data && isMaster(habit.data) ? habit.data : master.data;
  const data: AlertHabit | undefined =
    habit.data && owner && isMaster(owner) ? { habit: habit.data, master: owner } : undefined;
  return {
    data,
    error: habit.error ?? master.error,
    refetch: () => (habit.data ? master.refetch() : habit.refetch()),
  };
}
