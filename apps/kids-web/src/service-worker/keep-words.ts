/** Where words lie that are spoken on this device and are not among the app's own files. */
export const OTHER_LANGUAGES = 'other-languages';

/** The build lays catalogues there, as `<language>-<part>-<digest>.js`. */
const CATALOGUE = /\/assets\/words\/([a-z]{2}(?:-[A-Z]{2})?)-/;
/** It stands in for all others, and is always kept with the app's own files. */
const OWN = 'en';

/** The language of a catalogue that is kept only where it is spoken; null for any other file. */
export function otherLanguageOf(address: string): string | null {
  const locale = CATALOGUE.exec(address)?.[1];
  return locale && locale !== OWN ? locale : null;
}

/**
 * Keeps the words of one language beside English (rules: languages).
 *
 * @param catalogues the whole addresses of this version's catalogues, all languages
 */
export function wordsKeeper(catalogues: readonly string[]) {
  const filesOf = (locales: ReadonlySet<string | null>) =>
    catalogues.filter((address) => locales.has(otherLanguageOf(address)));

  async function fetchInto(cache: Cache, files: readonly string[]): Promise<void> {
    for (const file of files) if (!(await cache.match(file))) await cache.add(file);
  }

  async function dropWhere(cache: Cache, isOver: (url: string) => boolean): Promise<void> {
    for (const request of await cache.keys()) if (isOver(request.url)) await cache.delete(request);
  }

  async function keepOnly(locale: string): Promise<void> {
    const cache = await caches.open(OTHER_LANGUAGES);
    await fetchInto(cache, filesOf(new Set([locale])));
    // A version that waits has brought its own of this language.
    await dropWhere(cache, (url) => otherLanguageOf(url) !== locale);
  }

  let before: Promise<void> = Promise.resolve();

  return {
    /** From now on this is spoken here: all its words are kept, and no others. On a slow line the one before is ended first. */
    keep(locale: string): Promise<void> {
      const kept = before.then(() => keepOnly(locale));
      before = kept.catch(() => {});
      return kept;
    },

    /** Before this version is let in: what is spoken with the present one can be spoken with this one, too. */
    async prepare(): Promise<void> {
      const cache = await caches.open(OTHER_LANGUAGES);
      const kept = await cache.keys();
      await fetchInto(cache, filesOf(new Set(kept.map(({ url }) => otherLanguageOf(url)))));
    },

    /** This version has been let in: those before it are read no more. */
    async tidy(): Promise<void> {
      await dropWhere(await caches.open(OTHER_LANGUAGES), (url) => !catalogues.includes(url));
    },
  };
}
