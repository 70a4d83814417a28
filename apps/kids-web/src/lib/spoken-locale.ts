/** The language of the page, as in BCP 47: words are read aloud in it, and asked in games. */
export function spokenLocale(): string {
  return document.documentElement.lang || 'en';
}
