import type { ChildHabit } from '@herohood/domain/habits/schema';
import type { Completion } from '@herohood/domain/missions/schema';
import { canComplete, type TodayStatus, todayStatus } from '@herohood/domain/missions/today-status';
import { useNow } from '@herohood/ui/runtime/use-now';
import { trpc } from '../../lib/api';
import { SAVED_PREFIX, type Tap, useOfflineStatus } from '../../lib/offline/offline-status';
import { isSameDay, isStillToday } from '../../lib/offline/today';

/** One habit as today's mission; `completion` is the one that decided its status, if any. */
export type Mission = { habit: ChildHabit; status: TodayStatus; completion: Completion | null };

export type MissionsState =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; missions: Mission[] };

/** How soon yesterday's taps give way at midnight while there is no network. */
const RENEW_MS = 60_000;

const byTime = (a: Completion, b: Completion) => Date.parse(a.completedAt) - Date.parse(b.completedAt);

/** Whether a mission was done and waits on this device for the network. */
export const isSaved = ({ completion }: Mission) => completion?.id.startsWith(SAVED_PREFIX) ?? false;

/** What a tap looks like before the server has made a completion of it. */
export function waitingRow(habit: ChildHabit, prefix: string, completedAt: string): Completion {
  return {
    id: `${prefix}${habit.id}`,
    habitId: habit.id,
    childId: habit.childId,
    date: completedAt.slice(0, 10),
    slot: 1,
    status: 'pending',
    completedAt,
    xpEarned: habit.xpReward,
    feedback: null,
    praise: null,
    autoApproved: false,
    autoApprovesAt: null,
    decidedAt: null,
    find: null,
  };
}

/** Lays today's completions, and the taps that wait for the network, over the hero's habits, in their order. */
export function missionsOf(
  habits: readonly ChildHabit[],
  today: readonly Completion[],
  unsent: readonly Tap[] = [],
): Mission[] {
  return habits.map((habit) => {
    const known = today.filter(({ habitId }) => habitId === habit.id);
    const saved = unsent.find(({ habitId }) => habitId === habit.id);
    const isSaved = saved && canComplete(todayStatus(known.map((each) => each.status)));
    const tries = isSaved ? [...known, waitingRow(habit, SAVED_PREFIX, saved.completedAt)] : known;
    tries.sort(byTime);
    const status = todayStatus(tries.map((each) => each.status));
    return { habit, status, completion: tries.findLast((each) => each.status === status) ?? null };
  });
}

/**
 * Today's missions of a hero. What was once loaded stays on screen while the network is away, until the day ends:
 * what was done yesterday can be done again today.
 */
export function useMissions(heroId: string): MissionsState & { isSettled: boolean } {
  const habits = trpc.habits.listForChild.useQuery({ id: heroId });
  const today = trpc.missions.listToday.useQuery({ id: heroId });
  const { unsent } = useOfflineStatus();
  const now = useNow(RENEW_MS).getTime();
  const isSettled = !habits.isFetching && !today.isFetching;
  if (habits.data && today.data) {
    const rows = isStillToday(today.dataUpdatedAt, now) ? today.data : [];
    const taps = unsent.filter((tap) => tap.heroId === heroId && isSameDay(Date.parse(tap.completedAt), now));
    return { kind: 'ready', missions: missionsOf(habits.data, rows, taps), isSettled };
  }
  if (!isSettled) return { kind: 'loading', isSettled };
  const retry = () => void Promise.all([habits.refetch(), today.refetch()]);
  return { kind: 'failed', retry, isSettled };
}
