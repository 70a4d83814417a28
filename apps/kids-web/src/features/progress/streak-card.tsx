import { StreakFlame } from '@herohood/ui/streak-flame/streak-flame';
import { pointsText } from '../../text/en/points';
import { progressText } from '../../text/en/progress';
import styles from './streak-card.module.css';

type Props = {
  current: number;
  best: number;
  /** Today has no approved mission yet: the streak ends with the day unless one follows (ruling R14). */
  isAtRisk: boolean;
};

/** Days in a row, and the best ever. */
export function StreakCard({ current, best, isAtRisk }: Props) {
  return (
    <section
      className={styles.card}
      data-lit={current > 0}
      data-at-risk={isAtRisk}
      aria-label={pointsText.streak}
    >
      <StreakFlame days={current} isAtRisk={isAtRisk} size={96} />
      <p className={styles.now}>{progressText.streak(current)}</p>
      <p className={styles.best}>{isAtRisk ? progressText.atRisk : progressText.best(best)}</p>
    </section>
  );
}
