import { useEffect, useRef } from 'react';
import { useLook } from './look';
import { isSilent } from './sound';
import { speak, stopSpeaking } from './speech';

/** Words for which the page has no leave yet: browsers speak after the first touch only. The newest win. */
let waiting: string | null = null;

const hasBeenTouched = () => navigator.userActivation?.hasBeenActive ?? true;

function say(words: string): void {
  waiting = null;
  if (isSilent()) return;
  if (!document.hidden && hasBeenTouched()) {
    speak(words);
    return;
  }
  waiting = words;
  // The same listener again is no second one.
  for (const moment of ['click', 'keydown', 'visibilitychange']) document.addEventListener(moment, catchUp);
}

function catchUp(): void {
  if (waiting !== null) say(waiting);
}

const beQuiet = () => {};

/**
 * Says words by itself, where the look does. Silent while sounds or reading aloud are switched off, and in bedtime;
 * before the first touch and while nobody looks at the page it waits. What was being said is cut off.
 */
export function useOwnVoice(): (words: string) => void {
  return useLook().speaks ? say : beQuiet;
}

/**
 * Says each new text once, where the look speaks by itself; what is shown again or gone and back is not said again.
 *
 * @param words null: nothing to say now
 */
export function useSpoken(words: string | null): void {
  const { speaks } = useLook();
  const said = useRef<string | null>(null);
  useEffect(() => {
    if (!speaks || words === null || words === said.current) return;
    said.current = words;
    say(words);
  }, [speaks, words]);
  useEffect(
    () => () => {
      if (said.current === null) return;
      said.current = null;
      waiting = null;
      stopSpeaking();
    },
    [],
  );
}
