import { KEPT_WORDS, notedLocale } from '../offline/worker-contract';

/** The build lays catalogues there, as `<language>-<digest>.json`. */
const CATALOGUE = /\/assets\/words\/([a-z]{2}(?:-[A-Z]{2})?)-/;
const UNTIL_NOTED = 'en';

/** The language of a catalogue; null for any other file. */
export const languageOf = (address: string): string | null => CATALOGUE.exec(address)?.[1] ?? null;

/**
 * Keeps the words of the one language that is spoken on this device (rules: languages).
 *
 * @param catalogues the whole addresses of this version's catalogues, all languages
 */
export function wordsKeeper(catalogues: readonly string[]) {
  async function dropWhere(cache: Cache, isOver: (url: string) => boolean): Promise<void> {
    for (const request of await cache.keys()) {
      if (languageOf(request.url) !== null && isOver(request.url)) await cache.delete(request);
    }
  }

  async function bring(cache: Cache): Promise<string> {
    const locale = (await notedLocale()) ?? UNTIL_NOTED;
    for (const file of catalogues) {
      if (languageOf(file) === locale && !(await cache.match(file))) await cache.add(file);
    }
    return locale;
  }

  async function keepOnly(): Promise<void> {
    const cache = await caches.open(KEPT_WORDS);
    const locale = await bring(cache);
    // A version that waits has brought its own of this language.
    await dropWhere(cache, (url) => languageOf(url) !== locale);
  }

  let before: Promise<void> = Promise.resolve();

  return {
    /** All words of the noted language are kept from now on, and no others. On a slow line the one before is ended first. */
    keep(): Promise<void> {
      const kept = before.then(keepOnly);
      before = kept.catch(() => {});
      return kept;
    },

    /** Before this version is let in: what is spoken here can be spoken with it, too. */
    async prepare(): Promise<void> {
      await bring(await caches.open(KEPT_WORDS));
    },

    /** This version has been let in: those before it are read no more. */
    async tidy(): Promise<void> {
      await dropWhere(await caches.open(KEPT_WORDS), (url) => !catalogues.includes(url));
    },
  };
}
