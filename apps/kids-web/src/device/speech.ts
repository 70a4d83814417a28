import { spokenLocale } from '@herohood/browser/text/words';
import { createAtom, useSelector } from '@tanstack/react-store';
import { useSyncExternalStore } from 'react';
import { recall, remember } from './store';

const KEY = 'isReadAloudOff';

/** Null until it is switched: what this device remembers counts then. */
const offSwitch = createAtom<boolean | null>(null);
const switchedOff = createAtom(() => offSwitch.get() ?? recall(KEY) === true);

/** The languages that this device was asked for and had no voice for. */
const refused = createAtom<readonly string[]>([]);
/** What a browser answers when it has no voice for a language. */
const NO_VOICE = ['language-unavailable', 'voice-unavailable', 'synthesis-unavailable'];

/** Whether this browser reads aloud at all, in whatever language. */
function hasSpeech(): boolean {
  return 'speechSynthesis' in window && typeof SpeechSynthesisUtterance !== 'undefined';
}

/** Some browsers list their voices late, and some never: an empty list says nothing. */
const voices = (): SpeechSynthesisVoice[] => window.speechSynthesis.getVoices?.() ?? [];

/** Whether this browser reads other languages aloud, but has no voice for the page's. */
export function lacksVoice(): boolean {
  if (!hasSpeech()) return false;
  const locale = spokenLocale();
  if (refused.get().includes(locale)) return true;
  return voices().length > 0 && voiceFor(locale, voices()) === null;
}

/** Whether this browser can read the page's language aloud. */
export function canSpeak(): boolean {
  return hasSpeech() && !lacksVoice();
}

const isWanted = (): boolean => !switchedOff.get();

/** Switches reading aloud on or off on this device; what is being read falls silent. */
export function setReadAloud(isOn: boolean): void {
  remember(KEY, !isOn);
  offSwitch.set(!isOn);
  if (!isOn) stopSpeaking();
}

/** Voices come while the page is there, and a voice that was promised may be missing. */
function onVoices(heard: () => void): () => void {
  const synthesis = hasSpeech() ? window.speechSynthesis : null;
  // Older Safari has voices and tells nobody about them.
  synthesis?.addEventListener?.('voiceschanged', heard);
  const { unsubscribe } = refused.subscribe(heard);
  return () => {
    synthesis?.removeEventListener?.('voiceschanged', heard);
    unsubscribe();
  };
}

/** Whether the device has no voice for the page's language, as far as is known by now. */
export function useLacksVoice(): boolean {
  return useSyncExternalStore(onVoices, lacksVoice);
}

/** Whether the buttons that read aloud are shown: the device can, and nobody has switched it off here. */
export function useReadAloud(): boolean {
  const isOff = useSelector(switchedOff);
  return useSyncExternalStore(onVoices, canSpeak) && !isOff;
}

/** Reads a text aloud, in the page's language and a little slower than usual; an earlier one is cut off. */
export function speak(words: string): void {
  if (!canSpeak() || !isWanted()) return;
  window.speechSynthesis.cancel();
  const locale = spokenLocale();
  const voice = voiceFor(locale, voices());
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.lang = voice?.lang ?? locale;
  if (voice) utterance.voice = voice;
  utterance.rate = 0.9;
  utterance.onerror = ({ error }) => {
    if (NO_VOICE.includes(error)) refused.set([...refused.get(), locale]);
  };
  window.speechSynthesis.speak(utterance);
}

export function stopSpeaking(): void {
  if (hasSpeech()) window.speechSynthesis.cancel();
}

/** What is looked at in a voice of the device. */
type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'default'>;

/** Android writes `pt_BR`, and older ones call Hebrew `iw`. */
const tidied = (tag: string) => tag.replaceAll('_', '-').replace(/^iw\b/, 'he').toLowerCase();
const languageOf = (tag: string) => tag.split('-')[0];

/**
 * The voice that reads a language: of the very region, else the device's own choice, else of the region where most
 * speak it, else any of that language; null: there is none.
 */
export function voiceFor<V extends Voice>(locale: string, voices: readonly V[]): V | null {
  const wanted = tidied(locale);
  const { language, region } = new Intl.Locale(wanted).maximize();
  const speaking = voices.filter(({ lang }) => languageOf(tidied(lang)) === language);
  const ofRegion = (tag: string) => speaking.find(({ lang }) => tidied(lang) === tag);
  return (
    ofRegion(wanted) ??
    speaking.find((voice) => voice.default) ??
    ofRegion(tidied(`${language}-${region}`)) ??
    speaking[0] ??
    null
  );
}
