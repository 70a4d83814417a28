import { ActSign } from '@herohood/ui/act-sign/act-sign';
import Notes from '~icons/fluent-emoji-flat/musical-notes';
import Clock from '~icons/fluent-emoji-flat/timer-clock';
import { useLook } from '../../device/look';
import { setMuted, useMuted } from '../../device/sound';
import round from '../../layout/round-button.module.css';
import { stageText } from '../../text/en/games';
import type { Progress } from './game';
import styles from './stage-bar.module.css';

/** From here on the clock shows seconds and asks for attention. */
const SHORT_S = 60;

type Props = { progress: Progress | null; secondsLeft: number | null; onPause: () => void };

const words = stageText;

/** Above a running game: pause, how far it has come, the day's game time, sound. */
export function StageBar({ progress, secondsLeft, onPause }: Props) {
  const isMuted = useMuted();
  const { hasClock } = useLook();
  const { done, total } = progress ?? { done: 0, total: 1 };
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={`${round.raised} ${styles.pause}`}
        aria-label={words.pause}
        onClick={onPause}
      >
        <ActSign sign="pause" />
      </button>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={words.progress(done, total)}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
      >
        <span className={styles.fill} data-empty={done === 0} style={{ width: `${(done / total) * 100}%` }} />
        <span className={styles.count} aria-hidden>
          {words.progress(done, total)}
        </span>
      </div>
      {secondsLeft !== null && (
        <p className={styles.clock} data-short={secondsLeft <= SHORT_S}>
          <Clock className={styles.picture} />
          <span role="timer" aria-label={words.clock(clockText(secondsLeft))}>
            {hasClock && clockText(secondsLeft)}
          </span>
        </p>
      )}
      <button
        type="button"
        className={`${round.raised} ${styles.button}`}
        aria-label={isMuted ? words.unmute : words.mute}
        onClick={() => setMuted(!isMuted)}
      >
        {/* A loudspeaker reads aloud, here as everywhere; sounds are notes, as in the settings. */}
        <Notes width={32} height={32} className={styles.notes} data-muted={isMuted} />
      </button>
    </div>
  );
}

/** Minutes while there are plenty, then minutes and seconds. */
function clockText(seconds: number): string {
  if (seconds > 5 * SHORT_S) return words.minutes(Math.ceil(seconds / SHORT_S));
  return `${Math.floor(seconds / SHORT_S)}:${String(seconds % SHORT_S).padStart(2, '0')}`;
}
