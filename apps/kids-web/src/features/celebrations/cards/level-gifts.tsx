import { sayName } from '@herohood/browser/text/say-name';
import type { Child } from '@herohood/domain/children/schema';
import { giftsUpTo, type LevelGift } from '@herohood/domain/world/level-gifts';
import { LevelGiftPicture } from '@herohood/ui/level-gift-picture/level-gift-picture';
import { celebrationText } from '../../../text/en/celebrations';
import styles from './level-gifts.module.css';

const { levelGift: words, andMore } = celebrationText;
/** More pictures at once are a wall. */
const SHOWN = 3;

type Props = {
  hero: Child;
  level: number;
  /** What came, in the order of the levels. */
  gifts: readonly LevelGift[];
};

/** What levels gave, the newest ones as pictures, and what the next level brings (rules: level gifts). */
export function LevelGifts({ hero, level, gifts }: Props) {
  const next = nextOf(level);
  if (gifts.length === 0 && !next) return null;
  const [shown, more] = shownOf(gifts);
  return (
    <div className={styles.gifts}>
      {shown.length > 0 && (
        <ul className={styles.pictures} data-many={shown.length > 1}>
          {shown.map((gift) => (
            <li key={gift.id} className={styles.gift}>
              <span className={styles.picture}>
                <LevelGiftPicture gift={gift} hero={hero} size={88} />
              </span>
              <strong className={styles.name}>{words[gift.kind](sayName(gift.name))}</strong>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className={styles.line}>{andMore(more)}</p>}
      {next && <p className={styles.line}>{words.next(next.level, sayName(next.name))}</p>}
    </div>
  );
}

/** The same to listen to. */
export function spokenGifts(level: number, gifts: readonly LevelGift[]): string {
  const [shown, more] = shownOf(gifts);
  const next = nextOf(level);
  return [
    ...shown.map(({ kind, name }) => `${words[kind](sayName(name))}.`),
    more > 0 && `${andMore(more)}.`,
    next && `${words.next(next.level, sayName(next.name))}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const nextOf = (level: number) => giftsUpTo(level + 1).find((one) => one.level === level + 1);

const shownOf = (gifts: readonly LevelGift[]) =>
  [gifts.slice(-SHOWN), Math.max(0, gifts.length - SHOWN)] as const;
