import { timesText as words } from '../../text/en/parts';
import styles from './mission-times.module.css';
import type { Mission } from './missions-of';

/** A mission that is done more than once: the day's times as dots, a week's as stars. */
export default function MissionTimes({ mission: { slots, slot, week } }: { mission: Mission }) {
  const sent = slots.filter(({ status }) => status === 'approved' || status === 'pending').length;
  return (
    <>
      {slots.length > 1 && (
        <span className={styles.row} role="img" aria-label={words.slots(sent, slots.length)}>
          {slots.map((each) => (
            <span
              key={each.slot}
              className={styles.dot}
              data-status={each.status}
              data-next={each.slot === slot && sent < slots.length}
            />
          ))}
        </span>
      )}
      {week && <WeekStars {...week} />}
    </>
  );
}

/** How many of how many times a week. */
export function WeekStars({ times, done }: { times: number; done: number }) {
  return (
    <span className={styles.row} role="img" aria-label={words.week(done, times)}>
      {Array.from({ length: Math.max(times, done) }, (_, at) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place
          key={at}
          className={styles.star}
          data-done={at < done}
          viewBox="0 0 24 24"
          width="24"
          height="24"
          aria-hidden
          focusable={false}
        >
          <path d="m12 2.6 2.8 6 6.5.7-4.9 4.4 1.4 6.5-5.8-3.3-5.8 3.3 1.4-6.5-4.9-4.4 6.5-.7z" />
        </svg>
      ))}
    </span>
  );
}
