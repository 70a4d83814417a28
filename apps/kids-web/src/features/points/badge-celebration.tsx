import { BadgeIcon } from '@herohood/ui/badge-icon/badge-icon';
import { m } from 'framer-motion';
import { useEffect } from 'react';
import type { Celebration } from '../../lib/celebrations';
import { play } from '../../lib/sound';
import { celebrationText } from '../../text/en/points';
import styles from './badge-celebration.module.css';
import { CelebrationCard } from './celebration-card';
import card from './celebration-card.module.css';
import { throwConfetti } from './confetti';
import { usePopIn } from './pop-in';

type Props = { badge: Extract<Celebration, { kind: 'badge' }>; onClose: () => void };

const words = celebrationText;

/** A badge was earned: the medal spins in and shines. */
export function BadgeCelebration({ badge, onClose }: Props) {
  const popIn = usePopIn('scale(0) rotate(-220deg)', 'scale(1) rotate(0deg)', { duration: 1, delay: 0.15 });

  useEffect(() => {
    play('badge');
    void throwConfetti(false);
  }, []);

  return (
    <CelebrationCard
      accent="purple"
      art={
        <div className={styles.stage}>
          <div className={styles.rays} />
          <m.div className={styles.medal} {...popIn}>
            <BadgeIcon badge={badge.id} isEarned size={96} />
          </m.div>
        </div>
      }
      title={words.badge}
      spoken={badge.name}
      act={words.close}
      onAct={onClose}
      onClose={onClose}
    >
      <p className={card.note}>{badge.name}</p>
    </CelebrationCard>
  );
}
