/** Where the service worker keeps pictures and recordings of the hero who plays here. */
export const HERO_MEDIA = 'hero-media';

/** What a page tells the service worker when the hero leaves; it then forgets which media they had, too. */
export const FORGET_HERO = 'forget-hero';

/** Whether an address is a picture or a recording of the family, which never changes (rules: media). */
export function isHeroMedia({ pathname }: URL): boolean {
  return pathname.startsWith('/api/media/');
}

/** Where the words lie that are spoken on this device, and beside them the note that says whose they are. */
export const KEPT_WORDS = 'kept-words';

/** What a page tells the service workers after it changed the note. */
export const KEEP_WORDS = 'keep-words';

const NOTE = '/kids-app/spoken';

/** Notes whose words are to be kept: what a worker finds that comes later. */
export async function noteSpoken(locale: string): Promise<void> {
  await (await caches.open(KEPT_WORDS)).put(NOTE, new Response(locale));
}

/** Whose words are to be kept on this device; null where nothing was spoken yet, or the browser keeps nothing. */
export async function notedLocale(): Promise<string | null> {
  try {
    const note = await caches.match(NOTE, { cacheName: KEPT_WORDS });
    return note ? await note.text() : null;
  } catch {
    return null;
  }
}
