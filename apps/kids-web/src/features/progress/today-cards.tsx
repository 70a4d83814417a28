import { Shields } from '@herohood/ui/streak-flame/shields';
import { StreakFlame } from '@herohood/ui/streak-flame/streak-flame';
import Star from '~icons/fluent-emoji-flat/glowing-star';
import Seedling from '~icons/fluent-emoji-flat/seedling';
import { useLook } from '../../device/look';
import { Figure } from '../../layout/sum';
import { pointsText } from '../../text/en/points';
import { progressText as words } from '../../text/en/progress';
import type { DayCount } from '../missions/public';
import styles from './today-cards.module.css';
import type { Streak } from './use-streak';

const RADIUS = 46;
const ROUND = 2 * Math.PI * RADIUS;

/** Today's share of missions done or sent, 0–100, as a ring. */
export function HealthRing({ score, day }: { score: number; day: DayCount | null }) {
  const { largestNumber } = useLook();
  // Nobody waits for anything: that is no share of nothing.
  const isFree = day !== null && day.done + day.sent + day.open === 0;
  return (
    <section className={styles.card} aria-label={words.health}>
      <h3 className={styles.title}>{words.health}</h3>
      <div className={styles.ring}>
        <svg viewBox="0 0 120 120" aria-hidden focusable={false}>
          <circle cx="60" cy="60" r={RADIUS} fill="none" stroke="#dcf3f1" strokeWidth="16" />
          <circle
            cx="60"
            cy="60"
            r={RADIUS}
            fill="none"
            stroke="#2ed1c6"
            strokeWidth="16"
            strokeLinecap="round"
            strokeDasharray={`${(score / 100) * ROUND} ${ROUND}`}
            opacity={score > 0 ? 1 : 0}
            transform="rotate(-90 60 60)"
          />
        </svg>
        <p className={styles.score}>
          {isFree ? (
            <Seedling width={52} height={52} />
          ) : (
            <>
              {score > 0 && <Figure value={score}>{words.healthText(score)}</Figure>}
              {(score === 0 || score > largestNumber) && (
                <Star width={52} height={52} opacity={score > 0 ? 1 : 0.35} />
              )}
            </>
          )}
        </p>
      </div>
      <p className={styles.note}>
        {isFree ? words.healthFree : (day && words.dayToday(day)) || words.healthNote}
      </p>
    </section>
  );
}

type StreakProps = {
  streak: Streak;
  /** The most days in a row so far. */
  best: number;
};

/** Days in a row, and the best ever. */
export function StreakCard({ streak: { days, risk, shields }, best }: StreakProps) {
  return (
    <section className={styles.card} data-lit={days > 0} data-risk={risk} aria-label={pointsText.streak}>
      <StreakFlame days={days} isAtRisk={risk === 'open'} size={96} />
      {days > 0 && <p className={styles.now}>{words.streak(days)}</p>}
      {shields && <Shields {...shields} size={34} label={words.shields(shields.held, shields.max)} />}
      <p className={styles.best}>
        {risk !== 'none'
          ? pointsText.risk[risk]
          : days === 0 && best > 0
            ? words.rested
            : best > 0
              ? words.best(best)
              : pointsText.first}
      </p>
    </section>
  );
}
