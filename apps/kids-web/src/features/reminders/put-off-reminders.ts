import { serverNow } from '@herohood/browser/server-clock';
import type { ShowingReminder } from '@herohood/domain/reminders/schema';
import { recall, remember } from '../../device/store';

/** A reminder that the child wants to see no more on this device; forgotten when its time is over. */
export type PutOff = Pick<ShowingReminder, 'habitId' | 'day' | 'until'>;

const KEY = 'putOffReminders';

function isPutOff(value: unknown): value is PutOff {
  if (typeof value !== 'object' || value === null) return false;
  const { habitId, day, until } = value as Record<string, unknown>;
  return [habitId, day, until].every((part) => typeof part === 'string');
}

export function recallPutOff(): PutOff[] {
  const kept = recall(KEY);
  return Array.isArray(kept) ? kept.filter(isPutOff) : [];
}

/** Adds one and drops those that are over; returns what is kept. */
export function putOff({ habitId, day, until }: ShowingReminder): PutOff[] {
  const running = recallPutOff().filter((each) => Date.parse(each.until) > serverNow().getTime());
  const kept = [...running, { habitId, day, until }];
  remember(KEY, kept);
  return kept;
}
