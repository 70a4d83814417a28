import { JarArt } from '@herohood/ui/jar-art/jar-art';
import { m } from 'framer-motion';
import { useEffect } from 'react';
import Gift from '~icons/fluent-emoji-flat/wrapped-gift';
import { play } from '../../../device/sound';
import { goalsText } from '../../../text/en/goals';
import { useOpenJar } from '../../goals/public';
import { CelebrationCard } from '../celebration-card';
import card from '../celebration-card.module.css';
import { throwConfetti } from '../confetti';
import type { CardProps } from '../parties';
import { usePopIn } from '../pop-in';
import styles from './present.module.css';

const words = goalsText.party;

/** A jar is full: a small party that leads to it. */
export function GoalCelebration({ items, onClose }: CardProps<'goal'>) {
  const { goalId, name } = items[0]!;
  const openJar = useOpenJar();
  const popIn = usePopIn('scale(0.5)', 'scale(1)', { duration: 0.6 });

  useEffect(() => {
    play('gift');
    void throwConfetti(false);
  }, []);

  return (
    <CelebrationCard
      accent="sunshine"
      art={
        <m.div {...popIn}>
          <JarArt share={1} size={138}>
            <Gift width={60} height={60} />
          </JarArt>
        </m.div>
      }
      title={words.title}
      spoken={`${name}. ${words.body}`}
      act={words.open}
      onAct={() => {
        onClose();
        openJar(goalId);
      }}
      onClose={onClose}
    >
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      <p className={card.note}>{words.body}</p>
    </CelebrationCard>
  );
}
