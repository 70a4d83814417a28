import type { Child } from '@herohood/domain/children/schema';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { useEffect, useState } from 'react';
import Coin from '~icons/fluent-emoji-flat/coin';
import GlowingStar from '~icons/fluent-emoji-flat/glowing-star';
import Star from '~icons/fluent-emoji-flat/star';
import type { Celebration } from '../../lib/celebrations';
import { play } from '../../lib/sound';
import { celebrationText } from '../../text/en/points';
import { CelebrationCard } from './celebration-card';
import styles from './celebration-card.module.css';
import { throwConfetti } from './confetti';
import { middleOf, type Point, XP_BAR_ID } from './flight-path';
import { XpBurst } from './xp-burst';

type Earnings = Extract<Celebration, { kind: 'earnings' }>;
type Props = { hero: Child; earnings: Earnings; onClose: () => void };

const words = celebrationText;

/** A parent approved: XP flies to the bar and the hero cheers. */
export function EarningsCelebration({ hero, earnings, onClose }: Props) {
  const [flight] = useState(() => flightOf(earnings));
  const { missions, xp, points } = earnings;

  useEffect(() => {
    play('approved');
    void throwConfetti(false);
  }, []);

  const names = missions.map(({ name }) => name);
  const title =
    missions.length === 0 ? words.bonus : missions.length === 1 ? words.title : words.many(missions.length);
  return (
    <>
      <CelebrationCard
        accent="sunshine"
        art={
          <div className={styles.jumping}>
            <HeroArt
              avatarType={hero.avatarType}
              avatarUrl={hero.avatarUrl}
              gear={hero.equippedGear}
              size={150}
            />
          </div>
        }
        title={title}
        spoken={[...names, words.xp(xp), points > 0 && words.points(points)].filter(Boolean).join('. ')}
        act={words.close}
        onAct={onClose}
        onClose={onClose}
      >
        <ul className={styles.list}>
          {missions.map(({ completionId, name }) => (
            <li key={completionId}>{name}</li>
          ))}
        </ul>
        <p className={styles.pay}>
          <span data-accent="sunshine">
            <GlowingStar width={34} height={34} />
            {words.xp(xp)}
          </span>
          {points > 0 && (
            <span data-accent="turquoise">
              <Coin width={34} height={34} />
              {words.points(points)}
            </span>
          )}
        </p>
      </CelebrationCard>
      {flight && <XpBurst {...flight} picture={Star} />}
    </>
  );
}

/** From the first approved mission on screen, or else the middle of the window, to the XP bar. */
function flightOf({ missions }: Earnings): { from: Point; to: Point } | null {
  const to = middleOf(XP_BAR_ID);
  if (!to) return null;
  const from = missions.map(({ cardId }) => middleOf(cardId)).find((point) => point !== null);
  return { from: from ?? { x: window.innerWidth / 2, y: window.innerHeight / 2 }, to };
}
