import { spokenLocale, wordsOf } from '@herohood/browser/text/words';
import { KEEP_WORDS, noteSpoken } from './worker-contract';

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
