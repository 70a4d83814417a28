import { useSyncExternalStore } from 'react';
import { recall, remember } from './store';

const KEY = 'isReadAloudOff';

let isSwitchedOff: boolean | null = null;
const listeners = new Set<() => void>();

/** Whether this browser can read aloud. */
export function canSpeak(): boolean {
  return 'speechSynthesis' in window && typeof SpeechSynthesisUtterance !== 'undefined';
}

function isWanted(): boolean {
  isSwitchedOff ??= recall(KEY) === true;
  return !isSwitchedOff;
}

/** Switches reading aloud on or off on this device; what is being read falls silent. */
export function setReadAloud(isOn: boolean): void {
  isSwitchedOff = !isOn;
  remember(KEY, isSwitchedOff);
  if (!isOn) stopSpeaking();
  for (const listener of listeners) listener();
}

/** Whether the buttons that read aloud are shown: the browser can, and nobody has switched it off here. */
export function useReadAloud(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isWanted() && canSpeak(),
  );
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
