import { createAtom, useSelector } from '@tanstack/react-store';
import { recall, remember } from './store';

const KEY = 'isReadAloudOff';

/** Null until it is switched: what this device remembers counts then. */
const offSwitch = createAtom<boolean | null>(null);
const switchedOff = createAtom(() => offSwitch.get() ?? recall(KEY) === true);

/** Whether this browser can read aloud. */
export function canSpeak(): boolean {
  return 'speechSynthesis' in window && typeof SpeechSynthesisUtterance !== 'undefined';
}

const isWanted = (): boolean => !switchedOff.get();

/** Switches reading aloud on or off on this device; what is being read falls silent. */
export function setReadAloud(isOn: boolean): void {
  remember(KEY, !isOn);
  offSwitch.set(!isOn);
  if (!isOn) stopSpeaking();
}

/** Whether the buttons that read aloud are shown: the browser can, and nobody has switched it off here. */
export function useReadAloud(): boolean {
  return useSelector(switchedOff, (isOff) => !isOff && canSpeak());
}

/** Reads a text aloud, in the page's language and a little slower than usual; an earlier one is cut off. */
export function speak(words: string): void {
  if (!canSpeak() || !isWanted()) return;
  window.speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.lang = document.documentElement.lang || 'en';
  utterance.rate = 0.9;
  window.speechSynthesis.speak(utterance);
}

export function stopSpeaking(): void {
  if (canSpeak()) window.speechSynthesis.cancel();
}
