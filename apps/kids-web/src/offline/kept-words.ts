import { type Catalogues, speak, spokenLocale, wordsOf } from '@herohood/browser/text/words';
import type { Locale } from '@herohood/domain/languages/locale';
import { KEEP_WORDS, notedLocale, noteSpoken } from './worker-contract';

/**
 * Leaves a note of what is spoken: the first worker of all brings its words before it takes a page over. Where there is
 * no room for it, what was kept stays.
 */
export const noteWords = (): Promise<void> => noteSpoken(wordsOf(spokenLocale())).catch(() => {});

/** What is spoken here goes offline, too, and nothing else does. A version that waits learns it as well. */
export async function keepSpokenWords(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await noteWords();
  const { active, waiting } = await navigator.serviceWorker.ready;
  for (const worker of [active, waiting]) worker?.postMessage({ type: KEEP_WORDS });
}

/**
 * For an app whose own words cannot be had now: as long as the page stands it speaks the language whose words lie on
 * the device, and without any there English.
 *
 * @throws Error when none of these can be had
 */
export async function speakInstead(catalogues: Catalogues): Promise<void> {
  const noted = (await notedLocale()) as Locale | null;
  await speak(noted ?? 'en', catalogues).catch(() => speak('en', catalogues));
}
