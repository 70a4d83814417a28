import { StreakFlame } from '@herohood/ui/streak-flame/streak-flame';
import { Figure } from '../../layout/sum';
import type { Streak } from '../../lib/streak';
import { pointsText } from '../../text/en/points';
import { progressText } from '../../text/en/progress';
import styles from './streak-card.module.css';

type Props = {
  streak: Streak;
  /** The most days in a row so far. */
  best: number;
};

/** Days in a row, and the best ever. */
export function StreakCard({ streak: { days, risk }, best }: Props) {
  return (
    <section className={styles.card} data-lit={days > 0} data-risk={risk} aria-label={pointsText.streak}>
      <StreakFlame days={days} isAtRisk={risk === 'open'} size={96} />
      <p className={styles.now}>
        <Figure value={days}>{progressText.streak(days)}</Figure>
      </p>
      <p className={styles.best}>
        {risk === 'none' ? <Figure value={best}>{progressText.best(best)}</Figure> : pointsText.risk[risk]}
      </p>
    </section>
  );
}
