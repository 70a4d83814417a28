import { rewardsText } from '../../text/en/rewards';
import styles from './pin-button.module.css';

type Props = { name: string; isChosen: boolean; onChoose: () => void };

/** Makes a reward the hero's own goal, or lets it go. */
export function PinButton({ name, isChosen, onChoose }: Props) {
  return (
    <button
      type="button"
      className={styles.pin}
      aria-pressed={isChosen}
      aria-label={rewardsText.pin(name)}
      onClick={onChoose}
    >
      <svg viewBox="0 0 40 40" width="36" height="36" aria-hidden focusable={false}>
        <path
          className={styles.heart}
          d="M20 34C8 26 4 20 4 14.5 4 9.5 8 6 12.4 6c3.2 0 6 1.8 7.6 4.6C21.6 7.8 24.4 6 27.6 6 32 6 36 9.5 36 14.5 36 20 32 26 20 34Z"
        />
      </svg>
    </button>
  );
}
