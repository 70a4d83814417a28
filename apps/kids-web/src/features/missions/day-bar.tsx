import { missionsText } from '../../text/en/missions';
import styles from './day-bar.module.css';
import type { DayCount } from './day-count';

/** Today as a row of beads, one for each mission: done, sent to a parent, still to do; and in words. */
export function DayBar({ count }: { count: DayCount }) {
  const { done, sent, open } = count;
  if (done + sent + open === 0) return null;
  return (
    <div className={styles.day} data-day>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={missionsText.day.label}
        aria-valuemin={0}
        aria-valuemax={done + sent + open}
        aria-valuenow={done + sent}
        aria-valuetext={missionsText.day.text(count)}
      >
        {Array.from({ length: done + sent + open }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bead is its place
          <span key={at} className={styles.bead} data-state={stateAt(at, count)} />
        ))}
      </div>
      <p className={styles.count}>{missionsText.day.text(count)}</p>
    </div>
  );
}

function stateAt(at: number, { done, sent }: DayCount): 'done' | 'sent' | 'open' {
  if (at < done) return 'done';
  return at < done + sent ? 'sent' : 'open';
}
