import type { Child } from '@herohood/domain/children/schema';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { domAnimation, LazyMotion, MotionConfig, m } from 'framer-motion';
import { type ReactNode, useEffect, useState } from 'react';
import Coin from '~icons/fluent-emoji-flat/coin';
import Star from '~icons/fluent-emoji-flat/glowing-star';
import { play } from '../../lib/sound';
import { text } from '../../text/en';
import styles from './celebration.module.css';
import { throwConfetti } from './confetti';
import { middleOf, type Point, XP_BAR_ID } from './flight-path';
import { FocusCard } from './focus-card';
import { LevelUp } from './level-up';
import type { Earnings } from './use-earnings';
import { XpBurst } from './xp-burst';

type Props = { hero: Child; earnings: Earnings; onClose: () => void };

const words = text.celebration;

/** A parent approved: XP flies to the bar, the hero cheers, and a new level then fills the screen. */
export default function Celebration({ hero, earnings, onClose }: Props) {
  const [isLevelShown, setIsLevelShown] = useState(false);
  const [flight] = useState(() => flightOf(earnings));
  const { missions, xp, points, newLevel } = earnings;

  useEffect(() => {
    play('approved');
    void throwConfetti(false);
  }, []);

  if (isLevelShown && newLevel !== null) {
    return (
      <Motion>
        <LevelUp hero={hero} level={newLevel} onClose={onClose} />
      </Motion>
    );
  }

  const title =
    missions.length === 0 ? words.bonus : missions.length === 1 ? words.title : words.many(missions.length);
  return (
    <Motion>
      <div className={styles.veil}>
        <FocusCard label={title} onClose={() => (newLevel === null ? onClose() : setIsLevelShown(true))}>
          {(close) => (
            <m.div
              className={styles.card}
              initial={{ scale: 0.7, y: 60 }}
              animate={{ scale: 1, y: 0 }}
              transition={{ type: 'spring', bounce: 0.45, duration: 0.6 }}
            >
              <div className={styles.hero}>
                <HeroArt avatarType={hero.avatarType} avatarUrl={hero.avatarUrl} size={150} />
              </div>
              <h2 className={styles.title}>{title}</h2>
              <ul className={styles.missions}>
                {missions.map(({ completionId, name }) => (
                  <li key={completionId}>{name}</li>
                ))}
              </ul>
              <p className={styles.pay}>
                <span data-accent="sunshine">
                  <Star width={34} height={34} />
                  {words.xp(xp)}
                </span>
                {points > 0 && (
                  <span data-accent="turquoise">
                    <Coin width={34} height={34} />
                    {words.points(points)}
                  </span>
                )}
              </p>
              <ChunkyButton kind="big" accent="mint" onClick={close}>
                {words.close}
              </ChunkyButton>
            </m.div>
          )}
        </FocusCard>
      </div>
      {flight && <XpBurst {...flight} />}
    </Motion>
  );
}

/** The animation library lives in this chunk alone, so that it costs nothing before there is a celebration. */
function Motion({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user">{children}</MotionConfig>
    </LazyMotion>
  );
}

/** From the first approved mission on screen, or else the middle of the window, to the XP bar. */
function flightOf({ missions }: Earnings): { from: Point; to: Point } | null {
  const to = middleOf(XP_BAR_ID);
  if (!to) return null;
  const from = missions.map(({ cardId }) => middleOf(cardId)).find((point) => point !== null);
  return { from: from ?? { x: window.innerWidth / 2, y: window.innerHeight / 2 }, to };
}
