import { StreakFlame } from '@herohood/ui/streak-flame/streak-flame';
import Hourglass from '~icons/fluent-emoji-flat/hourglass-not-done';
import { celebrationText } from '../../../text/en/celebrations';
import { CelebrationCard, PointsPaid } from '../celebration-card';
import card from '../celebration-card.module.css';
import { useFanfare } from '../confetti';
import type { CardProps } from '../parties';
import { PopIn } from '../pop-in';
import styles from './streak.module.css';

const words = celebrationText;

/** 7, 30 or 100 days in a row: the flame grows, and a parent is asked for the points that come with it. */
export function StreakCelebration({ items, onClose }: CardProps<'streak'>) {
  const { days, points, isWaiting } = items[0]!;
  useFanfare('streak', days > 7);
  return (
    <CelebrationCard
      accent="coral"
      art={
        <PopIn
          from="translateY(40px) scale(0.2)"
          to="translateY(0px) scale(1)"
          duration={0.9}
          delay={0.1}
          className={card.stage}
        >
          <StreakFlame days={days} isAtRisk={false} size={190} />
          <span className={styles.days} aria-hidden>
            {days}
          </span>
        </PopIn>
      }
      title={words.streak(days)}
      spoken={[words.points(points), isWaiting && words.streakWaits].filter(Boolean).join('. ')}
      onClose={onClose}
    >
      <p className={card.pay}>
        <PointsPaid points={points}>{isWaiting && <Hourglass width={28} height={28} />}</PointsPaid>
      </p>
      {isWaiting && <p className={card.note}>{words.streakWaits}</p>}
    </CelebrationCard>
  );
}
