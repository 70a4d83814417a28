import { playRingtone } from '@herohood/ui/ringtone/play-ringtone';
import { useEffect, useRef, useState } from 'react';

const VOLUME = 0.8;

/** Lets one ringtone sound at a time; pressing it again, or leaving, stops it. */
export function usePlayRingtone() {
  const [playingId, setPlayingId] = useState<string | null>(null);
  const context = useRef<AudioContext | null>(null);
  const stopSound = useRef<() => void>(() => undefined);

  useEffect(
    () => () => {
      stopSound.current();
      void context.current?.close();
      context.current = null;
    },
    [],
  );

  function stop() {
    stopSound.current();
    setPlayingId(null);
  }

  function toggle(id: string) {
    const isSame = playingId === id;
    stop();
    // Made at the first tap: browsers keep a page silent until then.
    if (isSame || typeof AudioContext === 'undefined') return;
    context.current ??= new AudioContext();
    void context.current.resume();
    setPlayingId(id);
    stopSound.current = playRingtone(id, {
      volume: VOLUME,
      context: context.current,
      onEnd: () => setPlayingId((playing) => (playing === id ? null : playing)),
    });
  }

  return { playingId, toggle, stop };
}
