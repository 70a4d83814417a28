import { StreakFlame } from '@herohood/ui/streak-flame/streak-flame';
import { text } from '../../text/en';
import styles from './streak-card.module.css';

/** Days in a row, and the best ever. */
export function StreakCard({ current, best }: { current: number; best: number }) {
  return (
    <section className={styles.card} data-lit={current > 0} aria-label={text.points.streak}>
      <StreakFlame days={current} isAtRisk={false} size={96} />
      <p className={styles.now}>{text.progress.streak(current)}</p>
      <p className={styles.best}>{text.progress.best(best)}</p>
    </section>
  );
}
