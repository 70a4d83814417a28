import { serverNow } from '@herohood/browser/server-clock';
import { canComplete } from '@herohood/domain/missions/today-status';
import { dayCountOf, hasSetOut, restOf } from '../features/missions/day-count';
import { dueNow, groupsOf } from '../features/missions/day-parts';
import { isSaved, isSending, type Mission, missionCardId } from '../features/missions/missions-of';
import type { MissionsState } from '../features/missions/use-missions';
import { appText, type calmGreetings, homeText } from '../text/en/app';

/** Before it a hero has the day for their missions: the flame asks for one from then on, in minutes of the family's clock. */
const EVENING = 17 * 60;
/** Until then a day may begin with 'Good morning', in the same minutes. */
const LATE_MORNING = 11 * 60;

export const isEveningOf = ({ day }: MissionsState): boolean => day.minute >= EVENING;

/** The hero is on a trip until tomorrow. */
export const isAwayOf = ({ missions, day }: MissionsState): boolean =>
  !restOf(missions, day) && hasSetOut(missions);

/** Habits of which today's mission is done: approved, or waiting for a parent. */
export const doneHabitIds = (missions: readonly Mission[]) =>
  new Set(missions.flatMap(({ habit, status }) => (canComplete(status) ? [] : [habit.id])));

/** What one of the hero's missions brings on average. */
export function xpPerMissionOf(all: readonly Mission[]): number | null {
  return all.length > 0 ? all.reduce((sum, { habit }) => sum + habit.xpReward, 0) / all.length : null;
}

/** The card of the mission that was tapped just now, while the server has not answered. */
export function sentCardOf(missions: readonly Mission[]): string | null {
  const sent = missions.find(isSending);
  return sent ? missionCardId(sent.habit.id) : null;
}

/** What the hero says: the next thing to do, in a few words. */
export function speechOf(
  name: string,
  { missions, day }: MissionsState,
  now: {
    isBedtime: boolean;
    isActing: boolean;
    isAway: boolean;
    hasSlept: boolean;
    areMissionsResting: boolean;
    words: typeof homeText.greetings | ReturnType<typeof calmGreetings>;
  },
): string {
  const { words } = now;
  if (now.isActing) return words.deed;
  if (now.isAway) return homeText.away(name);
  if (now.areMissionsResting) return words.resting;
  if (now.isBedtime) return words.bedtime;
  if (!day.hasHabits) return words.rest;
  const rest = restOf(missions, day);
  if (rest) return words.restDay[rest];
  const { open, sent, done } = dayCountOf(missions);
  if (missions.some(({ status }) => status === 'rejected')) return words.retry;
  const groups = groupsOf(missions, { ...day, now: serverNow().getTime(), isStaying: () => false });
  if (open > 0 && !dueNow(groups).some(({ status }) => canComplete(status))) return words.pause;
  if (sent + done === 0) return now.hasSlept && day.minute < LATE_MORNING ? words.slept : words.start(name);
  if (open > 0) return words.left(open);
  if (missions.some(isSaved)) return words.saved;
  return sent > 0 ? words.waiting : words.done;
}

/** What is read aloud of it: with the words of a parent who sent something back. */
export function spokenOf(speech: string, missions: readonly Mission[]): string {
  const said = missions.find(({ status }) => status === 'rejected')?.completion?.feedback;
  return said ? `${speech} ${appText.parentSays} ${said}` : speech;
}
