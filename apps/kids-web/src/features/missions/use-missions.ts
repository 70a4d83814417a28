import type { ChildHabit } from '@herohood/domain/habits/schema';
import type { Completion } from '@herohood/domain/missions/schema';
import { type TodayStatus, todayStatus } from '@herohood/domain/missions/today-status';
import { trpc } from '../../lib/api';

/** One habit as today's mission; `completion` is the one that decided its status, if any. */
export type Mission = { habit: ChildHabit; status: TodayStatus; completion: Completion | null };

export type MissionsState =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; missions: Mission[] };

/** Marks a completion that the server has not answered yet. */
export const SENDING_PREFIX = 'sending-';

const byTime = (a: Completion, b: Completion) => Date.parse(a.completedAt) - Date.parse(b.completedAt);

/** Lays today's completions over the hero's habits, in the order of the habits. */
export function missionsOf(habits: readonly ChildHabit[], today: readonly Completion[]): Mission[] {
  return habits.map((habit) => {
    const tries = today.filter(({ habitId }) => habitId === habit.id).sort(byTime);
    const status = todayStatus(tries.map((each) => each.status));
    return { habit, status, completion: tries.findLast((each) => each.status === status) ?? null };
  });
}

/** Today's missions of a hero. What was once loaded stays on screen while the network is away. */
export function useMissions(heroId: string): MissionsState & { isSettled: boolean } {
  const habits = trpc.habits.listForChild.useQuery({ id: heroId });
  const today = trpc.missions.listToday.useQuery({ id: heroId });
  const isSettled = !habits.isFetching && !today.isFetching;
  if (habits.data && today.data) {
    return { kind: 'ready', missions: missionsOf(habits.data, today.data), isSettled };
  }
  if (!isSettled) return { kind: 'loading', isSettled };
  const retry = () => void Promise.all([habits.refetch(), today.refetch()]);
  return { kind: 'failed', retry, isSettled };
}
