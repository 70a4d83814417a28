import { useEffect, useRef, useState } from 'react';
import Speaker from '~icons/fluent-emoji-flat/speaker-high-volume';
import Stop from '~icons/fluent-emoji-flat/stop-button';
import { isSilent } from '../device/sound';
import { stopSpeaking } from '../device/speech';
import { praiseText as words } from '../text/en/praise';
import styles from './voice-note.module.css';

type Props = {
  url: string;
  /** The first name of whoever speaks; null: it is the hero's own voice. */
  from: string | null;
  /** Begins by itself where sounds are on and the browser lets it. */
  isEager?: boolean;
};

/** A large button that plays somebody's voice. It is fetched ahead; what does not come is told kindly. */
export function VoiceNote({ url, from, isEager = false }: Props) {
  const audio = useRef<HTMLAudioElement | null>(null);
  const [state, setState] = useState<'still' | 'playing' | 'missing'>('still');

  useEffect(() => {
    const player = new Audio(url);
    player.preload = 'auto';
    player.onended = () => setState('still');
    player.onplaying = () => setState('playing');
    audio.current = player;
    // Before the first touch browsers let nothing sound: then the button waits.
    if (isEager && !isSilent()) player.play().catch(() => {});
    return () => {
      player.pause();
      audio.current = null;
    };
  }, [url, isEager]);

  function play() {
    const player = audio.current;
    if (!player) return;
    stopSpeaking();
    // A player that failed once has to look again.
    if (player.error) player.load();
    player.currentTime = 0;
    setState('still');
    player.play().catch((error: unknown) => {
      const isStopped = error instanceof DOMException && error.name === 'AbortError';
      if (!isStopped) setState('missing');
    });
  }

  function stop() {
    audio.current?.pause();
    setState('still');
  }

  const isPlaying = state === 'playing';
  return (
    <div className={styles.note}>
      <button
        type="button"
        className={styles.button}
        data-playing={isPlaying}
        aria-label={isPlaying ? words.stopVoice(from) : words.listenTo(from)}
        onClick={isPlaying ? stop : play}
      >
        {isPlaying ? (
          <Stop width={34} height={34} aria-hidden />
        ) : (
          <Speaker width={34} height={34} aria-hidden />
        )}
        {isPlaying ? words.stop : words.listen}
      </button>
      {state === 'missing' && (
        <p className={styles.missing} role="status">
          {words.silent}
        </p>
      )}
    </div>
  );
}
