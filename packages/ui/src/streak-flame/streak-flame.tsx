import Flame from '~icons/fluent-emoji-flat/fire';
import styles from './streak-flame.module.css';

type Props = {
  /** Days in a row; 0 shows an unlit flame. */
  days: number;
  /** Nothing has been approved today yet: the flame flickers low instead of burning. */
  isAtRisk: boolean;
  /** Width and height in CSS pixels. */
  size: number;
};

/** The flame of a streak. Decoration: the number of days stands beside it as text. */
export function StreakFlame({ days, isAtRisk, size }: Props) {
  const mood = days === 0 ? styles.unlit : isAtRisk ? styles.atRisk : styles.burning;
  return <Flame width={size} height={size} className={mood} />;
}
