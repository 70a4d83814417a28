import type { FindOfSet } from './find';
import { POSTCARDS } from './postcards';
import { pickBy } from './seed';
import { FAR_STORIES } from './stories-far';
import { NEAR_STORIES } from './stories-near';

/** What a hero tells of a trip: two or three sentences to be read aloud, and the place that the postcard shows. */
export interface Story {
  id: string;
  /** The id of a postcard. */
  postcard: string;
  text: string;
}

const STORIES: readonly Story[] = [...FAR_STORIES, ...NEAR_STORIES];

/** A family day: what was due on it, and what was sent or done. */
export interface TripDay {
  day: string;
  due: number;
  sentOrDone: number;
}

/** Days that a hero may come home from; on a day before these they slept long. */
export const TRIP_DAYS = 7;

/**
 * The day of the trip that a hero tells of next: the newest of those handed in on which all that was due was sent or done,
 * and which they have not told of; null when there is none (rules: trips).
 */
export function tripToTell(days: readonly TripDay[], told: readonly string[]): string | null {
  const trips = days.filter((each) => setsOut(each) && !told.includes(each.day)).map(({ day }) => day);
  return trips.sort().at(-1) ?? null;
}

/** All that was due is sent or done, and something was. */
function setsOut({ due, sentOrDone }: TripDay): boolean {
  return due > 0 && sentOrDone >= due;
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
