import Star from '~icons/fluent-emoji-flat/glowing-star';
import { memoryText } from '../../../text/en/games';
import styles from './memory-card.module.css';
import type { MemoryPicture } from './memory-pictures';

type Props = {
  place: number;
  picture: MemoryPicture;
  state: 'down' | 'up' | 'noPair' | 'found';
  isReachable: boolean;
  onTurn: () => void;
};

/** One card of the table, which turns over in space. What it hides is not said before it is open. */
export function MemoryCard({ place, picture, state, isReachable, onTurn }: Props) {
  const { name, Picture } = picture;
  const number = place + 1;
  const label =
    state === 'down'
      ? memoryText.down(number)
      : state === 'found'
        ? memoryText.found(number, name)
        : memoryText.up(number, name);
  return (
    <button
      type="button"
      className={styles.card}
      data-state={state}
      aria-label={label}
      tabIndex={isReachable ? 0 : -1}
      data-main={isReachable || undefined}
      onClick={onTurn}
    >
      <span className={styles.body}>
        <span className={styles.back}>
          <Star className={styles.star} />
        </span>
        <span className={styles.face}>
          <Picture className={styles.picture} />
        </span>
      </span>
    </button>
  );
}
