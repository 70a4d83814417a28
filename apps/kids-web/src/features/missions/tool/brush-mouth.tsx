import Toothbrush from '~icons/fluent-emoji-flat/toothbrush';
import { toolsText } from '../../../text/en/tools';
import styles from './brush-mouth.module.css';

/** Where the quarters lie, one after the other, the way that a hand goes round. */
const QUARTERS = [
  { x: 26, y: 24, isTop: true },
  { x: 102, y: 24, isTop: true },
  { x: 102, y: 84, isTop: false },
  { x: 26, y: 84, isTop: false },
] as const;

const TEETH = [0, 1, 2] as const;
const TOOTH = 23;

/** An open mouth in four quarters: clean ones shine, the brush is on the one whose turn it is. */
export function BrushMouth({ quarter, isMoving }: { quarter: number; isMoving: boolean }) {
  const now = QUARTERS[quarter];
  return (
    <svg
      className={styles.mouth}
      data-picture="mouth"
      viewBox="0 0 200 160"
      role="img"
      aria-label={toolsText.brush.mouth(quarter)}
      focusable={false}
    >
      <rect x="4" y="6" width="192" height="148" rx="70" className={styles.lips} />
      <rect x="14" y="16" width="172" height="128" rx="60" className={styles.inside} />
      <ellipse cx="100" cy="112" rx="46" ry="20" className={styles.tongue} />
      {QUARTERS.map(({ x, y, isTop }, at) => (
        <g key={`${x} ${y}`} className={styles.teeth} data-state={stateOf(at, quarter)}>
          {TEETH.map((tooth) => (
            <rect
              key={tooth}
              x={x + tooth * (TOOTH + 1)}
              y={y + (isOuter(x, tooth) ? (isTop ? 8 : 0) : 0)}
              width={TOOTH}
              height={isOuter(x, tooth) ? 40 : 48}
              rx="9"
            />
          ))}
          {at < quarter && <path className={styles.sparkle} d={sparkleAt(x + 36, y + 24)} />}
        </g>
      ))}
      {now && (
        <g transform={`translate(${now.x + 8} ${now.y - 8})`}>
          <g className={styles.brush} data-moving={isMoving}>
            <circle cx="14" cy="20" r="7" className={styles.foam} />
            <circle cx="30" cy="12" r="5" className={styles.foam} />
            <circle cx="24" cy="30" r="6" className={styles.foam} />
            <Toothbrush x={6} y={2} width={64} height={64} />
          </g>
        </g>
      )}
    </svg>
  );
}

const stateOf = (at: number, quarter: number) => (at < quarter ? 'clean' : at === quarter ? 'now' : 'later');

/** The last tooth towards the corner of the mouth is smaller. */
const isOuter = (x: number, tooth: number) => (x < 100 ? tooth === 0 : tooth === TEETH.length - 1);

const sparkleAt = (x: number, y: number) =>
  `M${x} ${y - 14}q2.5 11.5 14 14q-11.5 2.5-14 14q-2.5-11.5-14-14q11.5-2.5 14-14z`;
