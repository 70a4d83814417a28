import { progressText } from '../../text/en/progress';
import styles from './month-calendar.module.css';

type Props = { way: 'back' | 'on'; isDisabled: boolean; onMove: () => void };

/** One month back or on. */
export function MonthButton({ way, isDisabled, onMove }: Props) {
  const isBack = way === 'back';
  return (
    <button
      type="button"
      className={styles.move}
      aria-label={isBack ? progressText.previousMonth : progressText.nextMonth}
      disabled={isDisabled}
      onClick={onMove}
    >
      <svg viewBox="0 0 32 32" width="30" height="30" data-mirrored aria-hidden focusable={false}>
        <path
          d={isBack ? 'm20 6-10 10 10 10' : 'm12 6 10 10-10 10'}
          fill="none"
          stroke="currentColor"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
