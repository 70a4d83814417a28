import type { Child } from '@herohood/domain/children/schema';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { LevelBadge } from '@herohood/ui/level-badge/level-badge';
import { m } from 'framer-motion';
import { useEffect } from 'react';
import { play } from '../../lib/sound';
import { text } from '../../text/en';
import { throwConfetti } from './confetti';
import { FocusCard } from './focus-card';
import styles from './level-up.module.css';

type Props = { hero: Child; level: number; onClose: () => void };

const words = text.celebration;

/** A new level fills the whole screen. */
export function LevelUp({ hero, level, onClose }: Props) {
  useEffect(() => {
    play('levelUp');
    void throwConfetti(true);
  }, []);

  return (
    <FocusCard label={words.levelUp} onClose={onClose}>
      {(close) => (
        <div className={styles.screen}>
          <div className={styles.rays} aria-hidden />
          <m.h2
            className={styles.title}
            initial={{ scale: 0.3, opacity: 0 }}
            animate={{ scale: 1, opacity: 1 }}
            transition={{ type: 'spring', bounce: 0.55, duration: 0.8 }}
          >
            {words.levelUp}
          </m.h2>
          <div className={styles.stage}>
            <HeroArt avatarType={hero.avatarType} avatarUrl={hero.avatarUrl} size={250} />
            <m.div
              className={styles.badge}
              initial={{ scale: 0, rotate: -200 }}
              animate={{ scale: 1, rotate: 0 }}
              transition={{ type: 'spring', bounce: 0.5, duration: 1, delay: 0.3 }}
            >
              <LevelBadge level={level} size={128} label={text.points.level(level)} />
            </m.div>
          </div>
          <p className={styles.body}>{words.levelBody(level)}</p>
          <ChunkyButton kind="big" accent="sunshine" className={styles.close} onClick={close}>
            {words.levelClose}
          </ChunkyButton>
        </div>
      )}
    </FocusCard>
  );
}
