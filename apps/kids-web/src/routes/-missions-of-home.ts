import { canComplete } from '@herohood/domain/missions/today-status';
import { dayCountOf } from '../features/missions/day-count';
import { missionCardId } from '../features/missions/mission-card';
import { isSaved, type Mission, type MissionsState } from '../features/missions/use-missions';
import type { PaidMission } from '../lib/celebrations';
import { SENDING_PREFIX } from '../lib/offline/offline-status';
import type { calmGreetings, homeText } from '../text/en/app';

export const listOf = (state: MissionsState): readonly Mission[] =>
  state.kind === 'ready' ? state.missions : [];

export const countOf = (state: MissionsState, status: Mission['status']) =>
  listOf(state).filter((mission) => mission.status === status).length;

/** Habits of which today's mission is done: approved, or waiting for a parent. */
export const doneHabitIds = (state: MissionsState) =>
  new Set(listOf(state).flatMap(({ habit, status }) => (canComplete(status) ? [] : [habit.id])));

/** Missions that can still be done today; null while they are not known. */
export const openCountOf = (state: MissionsState) =>
  state.kind === 'ready' ? dayCountOf(state.missions).open : null;

/** What one of the hero's missions brings on average. */
export function xpPerMissionOf(state: MissionsState): number | null {
  const all = listOf(state);
  return all.length > 0 ? all.reduce((sum, { habit }) => sum + habit.xpReward, 0) / all.length : null;
}

export function approvedOf(state: MissionsState): PaidMission[] | null {
  if (state.kind !== 'ready') return null;
  return state.missions.flatMap(({ habit, status, completion }) =>
    status === 'approved' && completion
      ? [
          {
            completionId: completion.id,
            name: habit.name,
            cardId: missionCardId(habit.id),
            xp: completion.xpEarned,
            find: completion.find,
          },
        ]
      : [],
  );
}

/** The card of the mission that was tapped just now, while the server has not answered. */
export function sentCardOf(state: MissionsState): string | null {
  const sent = listOf(state).find(({ completion }) => completion?.id.startsWith(SENDING_PREFIX));
  return sent ? missionCardId(sent.habit.id) : null;
}

/** What the hero says: the next thing to do, in a few words. */
export function speechOf(
  name: string,
  state: MissionsState,
  now: {
    isBedtime: boolean;
    isActing: boolean;
    hasSlept: boolean;
    areMissionsResting: boolean;
    words: typeof homeText.greetings | typeof calmGreetings;
  },
): string {
  const { words } = now;
  if (now.isActing) return words.deed;
  if (now.areMissionsResting) return words.resting;
  if (now.isBedtime) return words.bedtime;
  if (state.kind !== 'ready') return words.start(name);
  const count = (status: Mission['status']) => countOf(state, status);
  if (state.missions.length === 0) return words.rest;
  if (count('available') === state.missions.length) return now.hasSlept ? words.slept : words.start(name);
  if (count('rejected') > 0) return words.retry;
  if (count('available') > 0) return words.left(count('available'));
  if (state.missions.some(isSaved)) return words.saved;
  return count('pending') > 0 ? words.waiting : words.done;
}
