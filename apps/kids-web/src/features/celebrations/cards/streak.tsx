import { StreakFlame } from '@herohood/ui/streak-flame/streak-flame';
import { m } from 'framer-motion';
import { useEffect } from 'react';
import Coin from '~icons/fluent-emoji-flat/coin';
import Hourglass from '~icons/fluent-emoji-flat/hourglass-not-done';
import { play } from '../../../device/sound';
import { Sum } from '../../../layout/sum';
import { celebrationText } from '../../../text/en/celebrations';
import { CelebrationCard } from '../celebration-card';
import card from '../celebration-card.module.css';
import { throwConfetti } from '../confetti';
import type { CardProps } from '../parties';
import { usePopIn } from '../pop-in';
import styles from './streak.module.css';

const words = celebrationText;

/** 7, 30 or 100 days in a row: the flame grows, and a parent is asked for the points that come with it. */
export function StreakCelebration({ items, onClose }: CardProps<'streak'>) {
  const { days, points, isWaiting } = items[0]!;
  const popIn = usePopIn('translateY(40px) scale(0.2)', 'translateY(0px) scale(1)', {
    duration: 0.9,
    delay: 0.1,
  });

  useEffect(() => {
    play('streak');
    void throwConfetti(days > 7);
  }, [days]);

  return (
    <CelebrationCard
      accent="coral"
      art={
        <m.div className={styles.flame} {...popIn}>
          <StreakFlame days={days} isAtRisk={false} size={190} />
          <span className={styles.days} aria-hidden>
            {days}
          </span>
        </m.div>
      }
      title={words.streak(days)}
      spoken={[words.points(points), isWaiting && words.streakWaits].filter(Boolean).join('. ')}
      onAct={onClose}
      onClose={onClose}
    >
      <p className={card.pay}>
        <span data-accent="turquoise">
          <Sum value={points} picture={Coin} size={34} label={words.points(points)}>
            <Coin width={34} height={34} />
            {words.points(points)}
          </Sum>
          {isWaiting && <Hourglass width={28} height={28} />}
        </span>
      </p>
      {isWaiting && <p className={card.note}>{words.streakWaits}</p>}
    </CelebrationCard>
  );
}
