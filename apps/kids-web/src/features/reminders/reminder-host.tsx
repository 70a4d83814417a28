import { lazyPart } from '@herohood/browser/lazy-part';
import { clearNotices } from '@herohood/browser/push-browser';
import { serverNow } from '@herohood/browser/server-clock';
import { useOnline } from '@herohood/browser/use-online';
import type { ShowingReminder } from '@herohood/domain/reminders/schema';
import { Suspense, useEffect, useReducer, useState } from 'react';
import { recall, remember } from '../../device/store';
import { trpc } from '../../lib/api';

// The ringtones come with it; most of the day there is nothing to ring for.
const ReminderCard = lazyPart(() => import('./reminder-card'));

type Props = {
  /** Missions that are done, whatever the server has said of it yet: their reminders are over. */
  doneHabitIds: ReadonlySet<string>;
  /** A game must not be covered: then a reminder is a small line that sounds once. */
  isPlaying: boolean;
  onComplete: (habitId: string) => void;
};

/** Shows the hero's reminders above whatever is open, one at a time (rules: reminders). */
export default function ReminderHost({ doneHabitIds, isPlaying, onComplete }: Props) {
  const { reminders, later } = useShowingReminders();
  useEffect(() => {
    // Whoever has come does not need to be called any more.
    clearNotices().catch(() => {});
  }, []);
  const open = reminders.filter(({ habitId }) => !doneHabitIds.has(habitId));
  const [reminder] = open;
  if (!reminder) return null;
  return (
    <Suspense>
      <ReminderCard
        key={keyOf(reminder)}
        reminder={reminder}
        moreCount={open.length - 1}
        isSmall={isPlaying}
        onDone={() => onComplete(reminder.habitId)}
        onLater={() => later(reminder)}
      />
    </Suspense>
  );
}

const keyOf = ({ habitId, day }: PutOff) => `${habitId}/${day}`;

/** A timer may not wait longer than browsers can count; a reminder lasts two hours at most (rules: reminders). */
const LONGEST_WAIT_MS = 3 * 3_600_000;
/** So that the server, asked at the very end, has reached it too. */
const GRACE_MS = 1_000;

/**
 * The reminders that show now, oldest first, without those that the child has put off on this device. The server says
 * what shows; when this device's clock thinks that one is over it asks at once. Offline that clock has to do.
 */
function useShowingReminders() {
  const utils = trpc.useUtils();
  const isOnline = useOnline();
  const { data = [] } = trpc.reminders.showing.useQuery();
  const [later, setLater] = useState(recallPutOff);
  const [, renew] = useReducer((turns: number) => turns + 1, 0);
  const nextEnd = data.length > 0 ? Math.min(...data.map(({ until }) => Date.parse(until))) : null;

  useEffect(() => {
    if (nextEnd === null) return;
    const wait = nextEnd - serverNow().getTime() + GRACE_MS;
    // A clock that runs ahead would ask and ask: what it takes for over is left to the sync.
    if (wait < 0 || wait > LONGEST_WAIT_MS) return;
    const timer = setTimeout(() => {
      renew();
      void utils.reminders.showing.invalidate();
    }, wait);
    return () => clearTimeout(timer);
  }, [nextEnd, utils]);

  return {
    reminders: data.filter(
      (each) =>
        !later.some((other) => keyOf(other) === keyOf(each)) &&
        (isOnline || Date.parse(each.until) > serverNow().getTime()),
    ),
    later: (reminder: ShowingReminder) => setLater(putOff(reminder)),
  };
}

/** A reminder that the child wants to see no more on this device; forgotten when its time is over. */
type PutOff = Pick<ShowingReminder, 'habitId' | 'day' | 'until'>;

const KEY = 'putOffReminders';

function isPutOff(value: unknown): value is PutOff {
  if (typeof value !== 'object' || value === null) return false;
  const { habitId, day, until } = value as Record<string, unknown>;
  return [habitId, day, until].every((part) => typeof part === 'string');
}

function recallPutOff(): PutOff[] {
  const kept = recall(KEY);
  return Array.isArray(kept) ? kept.filter(isPutOff) : [];
}

/** Adds one and drops those that are over; returns what is kept. */
function putOff({ habitId, day, until }: ShowingReminder): PutOff[] {
  const running = recallPutOff().filter((each) => Date.parse(each.until) > serverNow().getTime());
  const kept = [...running, { habitId, day, until }];
  remember(KEY, kept);
  return kept;
}
