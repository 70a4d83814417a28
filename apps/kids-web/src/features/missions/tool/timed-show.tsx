import type { TimedRun } from '@herohood/domain/missions/timed-run';
import Toothbrush from '~icons/fluent-emoji-flat/toothbrush';
import { toolsText as words } from '../../../text/en/tools';
import styles from './timed-show.module.css';

type Props = {
  timer: TimedRun;
  isRunning: boolean;
  /** The quarter of the mouth that is brushed; null for a plain timer. */
  quarter: number | null;
};

const SECOND_MS = 1_000;
const MINUTE_S = 60;

/** A timer as a picture, with the time that is left below it. */
export function TimedShow({ timer, isRunning, quarter }: Props) {
  const leftMs = timer.totalMs - timer.ranMs;
  const seconds = Math.ceil(leftMs / SECOND_MS);
  const [minutes, rest] = [Math.floor(seconds / MINUTE_S), seconds % MINUTE_S];
  const going = quarter === null ? words.timer.going : words.brush.places[quarter];
  return (
    <div className={styles.show}>
      <div className={styles.picture} data-paused={!isRunning}>
        {quarter === null ? (
          <TimerDisc share={leftMs / timer.totalMs} />
        ) : (
          <BrushMouth quarter={quarter} isMoving={isRunning} />
        )}
      </div>
      <p className={styles.left} role="timer" aria-label={words.left(minutes, rest)}>
        {minutes}:{String(rest).padStart(2, '0')}
      </p>
      <p className={styles.note} role="status">
        {isRunning ? going : words.paused}
      </p>
    </div>
  );
}

/** What is left, as a disc that shrinks: `share` from 1 to 0. */
function TimerDisc({ share }: { share: number }) {
  return (
    <svg className={styles.disc} viewBox="0 0 100 100" aria-hidden focusable={false}>
      <circle cx="50" cy="50" r="49" className={styles.plate} />
      {/* A circle of half the size with a line as thick as itself is a pie. */}
      <circle
        cx="50"
        cy="50"
        r="22.5"
        pathLength="1"
        className={styles.rest}
        strokeDasharray={`${share} 1`}
        transform="rotate(-90 50 50)"
      />
      {Array.from({ length: 12 }, (_, n) => (
        <line
          // biome-ignore lint/suspicious/noArrayIndexKey: marks that never change
          key={n}
          x1="50"
          y1="4"
          x2="50"
          y2="8"
          className={styles.mark}
          transform={`rotate(${n * 30} 50 50)`}
        />
      ))}
    </svg>
  );
}

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
function BrushMouth({ quarter, isMoving }: { quarter: number; isMoving: boolean }) {
  const now = QUARTERS[quarter];
  return (
    <svg
      className={styles.mouth}
      data-picture="mouth"
      viewBox="0 0 200 160"
      role="img"
      aria-label={words.brush.mouth(quarter)}
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
