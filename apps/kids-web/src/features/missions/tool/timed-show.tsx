import type { TimedRun } from '@herohood/domain/missions/timed-run';
import { toolsText as words } from '../../../text/en/tools';
import { BrushMouth } from './brush-mouth';
import styles from './timed-show.module.css';
import { TimerDisc } from './timer-disc';

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
