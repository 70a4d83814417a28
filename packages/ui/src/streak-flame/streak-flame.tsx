import Flame from '~icons/fluent-emoji-flat/fire';
import styles from './streak-flame.module.css';

type Props = {
  /** Days in a row; 0 shows an unlit flame. */
  days: number;
  /** Nothing has been approved today yet: the flame flickers low instead of burning. */
  isAtRisk: boolean;
  /** Stars of ice that are held: up to two stand at its foot. */
  shields?: number;
  /** Width and height in CSS pixels. */
  size: number;
};

/** Where the stars stand. */
const PLACES = [19, 8];

/** The flame of a streak. Decoration: the number of days stands beside it as text. */
export function StreakFlame({ days, isAtRisk, shields = 0, size }: Props) {
  const mood = days === 0 ? styles.unlit : isAtRisk ? styles.atRisk : styles.burning;
  if (shields === 0) return <Flame width={size} height={size} className={mood} />;
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden focusable={false}>
      <g className={mood}>
        <Flame width="32" height="32" />
      </g>
      {PLACES.slice(0, shields).map((x) => (
        <path
          key={x}
          d="m6.500 0 1.900 3.900 4.300.600-3.100 3 .700 4.300-3.800-2-3.800 2 .700-4.300-3.100-3 4.300-.600z"
          transform={`translate(${x} 20)`}
          fill="#5cc8f2"
          stroke="#fff"
          strokeWidth="1.600"
          strokeLinejoin="round"
          data-picture="shield"
        />
      ))}
    </svg>
  );
}
