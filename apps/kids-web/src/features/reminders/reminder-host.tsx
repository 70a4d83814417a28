import { lazyPart } from '@herohood/browser/lazy-part';
import { clearNotices } from '@herohood/browser/push-browser';
import type { ShowingReminder } from '@herohood/domain/reminders/schema';
import { Suspense, useEffect } from 'react';
import { useShowingReminders } from './use-showing-reminders';

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

const keyOf = ({ habitId, day }: ShowingReminder) => `${habitId}/${day}`;
