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
