import { useEffect, useRef, useState } from 'react';
import { toast } from '../../lib/toast';
import { mediaText } from '../../text/en/media';

/** Plays one recording at a time, from an address or from what was just recorded. */
export function usePlayVoice() {
  const [isPlaying, setPlaying] = useState(false);
  const audio = useRef<HTMLAudioElement | null>(null);

  function stop() {
    audio.current?.pause();
    audio.current = null;
    setPlaying(false);
  }

  function play(address: string) {
    stop();
    const playing = new Audio(address);
    audio.current = playing;
    setPlaying(true);
    const failed = () => {
      // A player that was stopped meanwhile also gives up its promise; that is no failure.
      if (audio.current !== playing) return;
      stop();
      toast.error(mediaText.toasts.playback);
    };
    playing.onended = stop;
    playing.onerror = failed;
    playing.play().catch(failed);
  }

  useEffect(() => () => audio.current?.pause(), []);
  return { isPlaying, play, stop };
}
