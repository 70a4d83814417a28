import type { Child } from '@herohood/domain/children/schema';
import { giftsUpTo } from '@herohood/domain/world/level-gifts';
import { LevelGiftPicture } from '@herohood/ui/level-gift-picture/level-gift-picture';
import { celebrationText } from '../../text/en/celebrations';
import styles from './level-gift.module.css';

const words = celebrationText.levelGift;

/** What a level gave, and what the next one brings (rules: level gifts). */
export function LevelGift({ hero, level }: { hero: Child; level: number }) {
  const gifts = giftsUpTo(level + 1);
  const gift = gifts.find((one) => one.level === level);
  const next = gifts.find((one) => one.level === level + 1);
  if (!gift && !next) return null;
  return (
    <div className={styles.gift}>
      {gift && <LevelGiftPicture gift={gift} hero={hero} size={88} />}
      <p className={styles.words}>
        {gift && <strong>{words[gift.kind](gift.name)}</strong>}
        {next && <span>{words.next(next.level, next.name)}</span>}
      </p>
    </div>
  );
}
