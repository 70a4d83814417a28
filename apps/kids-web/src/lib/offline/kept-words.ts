import { spokenLocale } from '../spoken-locale';

/** What a page tells the service worker: the language that is spoken, as `locale`. */
export const KEEP_WORDS = 'keep-words';

/** What is spoken here goes offline, too, and nothing else does. */
export async function keepSpokenWords(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: KEEP_WORDS, locale: spokenLocale() });
}
