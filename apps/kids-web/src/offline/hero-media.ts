/** Where the service worker keeps pictures and recordings of the hero who plays here. */
export const HERO_MEDIA = 'hero-media';

/** What a page tells the service worker when the hero leaves; it then forgets which media they had, too. */
export const FORGET_HERO = 'forget-hero';

/** Whether an address is a picture or a recording of the family, which never changes (rules: media). */
export function isHeroMedia({ pathname }: URL): boolean {
  return pathname.startsWith('/api/media/');
}
