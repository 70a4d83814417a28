import { Shields } from '@herohood/ui/streak-flame/shields';
import { StreakFlame } from '@herohood/ui/streak-flame/streak-flame';
import { pointsText } from '../../text/en/points';
import { progressText } from '../../text/en/progress';
import styles from './streak-card.module.css';
import type { Streak } from './use-streak';

type Props = {
  streak: Streak;
  /** The most days in a row so far. */
  best: number;
};

/** Days in a row, and the best ever. */
export function StreakCard({ streak: { days, risk, shields }, best }: Props) {
  return (
    <section className={styles.card} data-lit={days > 0} data-risk={risk} aria-label={pointsText.streak}>
      <StreakFlame days={days} isAtRisk={risk === 'open'} size={96} />
      {days > 0 && <p className={styles.now}>{progressText.streak(days)}</p>}
      {shields && <Shields {...shields} size={34} label={progressText.shields(shields.held, shields.max)} />}
      <p className={styles.best}>
        {risk !== 'none'
          ? pointsText.risk[risk]
          : days === 0 && best > 0
            ? progressText.rested
            : best > 0
              ? progressText.best(best)
              : pointsText.first}
      </p>
    </section>
  );
}
