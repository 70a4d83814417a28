import { giftsBetween } from '@herohood/domain/world/level-gifts';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { LevelBadge } from '@herohood/ui/level-badge/level-badge';
import { m } from 'framer-motion';
import { useEffect } from 'react';
import { useSpoken } from '../../../device/own-voice';
import { play } from '../../../device/sound';
import { ReadAloudButton } from '../../../layout/read-aloud-button';
import { celebrationText } from '../../../text/en/celebrations';
import { pointsText } from '../../../text/en/points';
import { throwConfetti } from '../confetti';
import { FocusCard } from '../focus-card';
import { useFrozenBackground } from '../freeze-background';
import type { CardProps } from '../parties';
import { usePopIn } from '../pop-in';
import styles from './level.module.css';
import { LevelGifts, spokenGifts } from './level-gifts';
import { UseGifts } from './use-gifts';

const words = celebrationText;

/** A new level fills the whole screen, or several at once, with all that they give. */
export function LevelUp({ hero, items, onClose }: CardProps<'level'>) {
  const { level } = items.at(-1)!;
  const gifts = giftsBetween(items[0]!.level - 1, level);
  useFrozenBackground('hidden');
  const spoken = `${words.levelUp} ${words.levelBody(level)} ${spokenGifts(level, gifts)}`;
  useSpoken(spoken);

  useEffect(() => {
    play('levelUp');
    void throwConfetti(true);
  }, []);

  const titleIn = usePopIn('scale(0.3)', 'scale(1)', { duration: 0.8 });
  const badgeIn = usePopIn('scale(0) rotate(-200deg)', 'scale(1) rotate(0deg)', { duration: 1, delay: 0.3 });
  return (
    <FocusCard label={words.levelUp} className={styles.screen} onClose={onClose}>
      <Rays />
      <m.h2 className={styles.title} {...titleIn}>
        {words.levelUp}
      </m.h2>
      <div className={styles.stage}>
        <HeroArt
          avatarType={hero.avatarType}
          avatarUrl={hero.avatarUrl}
          gear={hero.equippedGear}
          size={250}
          pose="cheer"
        />
        <m.div className={styles.badge} {...badgeIn}>
          <LevelBadge level={level} size={128} label={pointsText.level(level)} />
        </m.div>
      </div>
      <p className={styles.body}>{words.levelBody(level)}</p>
      <LevelGifts hero={hero} level={level} gifts={gifts} />
      <UseGifts hero={hero} gifts={gifts} onClose={onClose}>
        <ReadAloudButton name={words.levelUp} words={spoken} />
      </UseGifts>
    </FocusCard>
  );
}

const wedges = Array.from({ length: 20 }, (_, index) => index * 18);

/** Light around the hero. It fades out in its own paint: a mask would be worked out anew for every frame. */
function Rays() {
  return (
    <svg className={styles.rays} viewBox="0 0 200 200" aria-hidden focusable={false}>
      <radialGradient id="level-rays" gradientUnits="userSpaceOnUse" cx="100" cy="100" r="98">
        <stop offset=".08" stopColor="#fff" stopOpacity="0" />
        <stop offset=".3" stopColor="#fff" stopOpacity=".2" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </radialGradient>
      {wedges.map((turn) => (
        <path
          key={turn}
          d="M100 100 92.3 2h15.4Z"
          fill="url(#level-rays)"
          transform={`rotate(${turn} 100 100)`}
        />
      ))}
    </svg>
  );
}
