import type { DayMission } from '../days/day-missions';
import type { FindOfSet } from './find';
import { POSTCARDS, type Story } from './postcards';
import { pickBy } from './seed';
import { FAR_STORIES } from './stories-far';
import { NEAR_STORIES } from './stories-near';

const STORIES: readonly Story[] = Object.entries({ ...FAR_STORIES, ...NEAR_STORIES }).map(([id, text]) => ({
  id,
  text,
  postcard: `postcards-${id.replace(/-\d+$/, '')}`,
}));

/** A family day: whether anything was due or done on it, and whether the hero set out. */
export interface TripDay {
  day: string;
  hasMissions: boolean;
  hasSetOut: boolean;
}

/** One try at a mission, from when on it was sent, and until when: without an end it was never sent back. */
export interface SentTry {
  habitId: string;
  slot: number;
  from: Date;
  until: Date | null;
  /** With it the hero set out, by what was due in that moment. */
  setsOut: boolean;
}

/** Whether a try at a mission is the last that its day owes: with it the hero sets out (rules: trips). */
export function setsOut(missions: readonly DayMission[], habitId: string): boolean {
  const owed = missions.filter(({ isOwed }) => isOwed);
  return owed.every((each) => each.live.length + (each.habitId === habitId ? 1 : 0) >= each.slots);
}

/**
 * Whether the hero set out on a day: at some moment all that was due was sent or done, whatever a parent decided later (rules: trips). What
 * is due now may be less than it was then, or more. On a day of rest one try is enough.
 */
export function hasSetOut(
  due: readonly { habitId: string; slots: number }[],
  tries: readonly SentTry[],
): boolean {
  return tries.some(({ from: moment, setsOut: isOut }) => {
    if (isOut) return true;
    const sent = tries.filter(({ from, until }) => from <= moment && (until === null || moment <= until));
    return due.every(({ habitId, slots }) => {
      const times = sent.filter((each) => each.habitId === habitId).map(({ slot }) => slot);
      return new Set(times).size >= slots;
    });
  });
}

/** Days with something due that a hero may come home from; on a day before these they slept long. */
const TRIP_DAYS = 7;

/** So many days are looked through for those: after four weeks of rest the day before them is still told of. */
export const TRIP_REACH_DAYS = 35;

/**
 * The day of the trip that a hero tells of next: the newest on which they set out, and which they have not told of. `days` ascend; of them
 * the last seven with missions count: rest takes no trip away. Null when there is none (rules: trips).
 */
export function tripToTell(days: readonly TripDay[], told: readonly string[]): string | null {
  const recent = days.filter(({ hasMissions }) => hasMissions).slice(-TRIP_DAYS);
  return recent.findLast(({ day, hasSetOut }) => hasSetOut && !told.includes(day))?.day ?? null;
}

/**
 * The story of a hero's trip of one family day, always the same for that day. `told` are the ids of the stories that they
 * have heard: none comes again before they have heard them all (rules: trips).
 */
export function storyOf(trip: { childId: string; day: string }, told: readonly string[]): Story {
  const heard = new Map<string, number>();
  for (const id of told) heard.set(id, (heard.get(id) ?? 0) + 1);
  const rarest = Math.min(...STORIES.map(({ id }) => heard.get(id) ?? 0));
  const fresh = STORIES.filter(({ id }) => (heard.get(id) ?? 0) === rarest);
  return pickBy(`trip:${trip.childId}:${trip.day}`, fresh);
}

/** The card that a story's hero brings home. */
export function postcardOf({ postcard }: Story): FindOfSet {
  return { ...POSTCARDS.finds.find(({ id }) => id === postcard)!, set: POSTCARDS.id };
}

/** The story of that id. @throws RangeError when there is none: no story that was told is ever taken out */
export function storyById(id: string): Story {
  const story = STORIES.find((each) => each.id === id);
  if (!story) throw new RangeError(`There is no story '${id}'.`);
  return story;
}
