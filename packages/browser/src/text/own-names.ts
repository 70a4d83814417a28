/** What its own speakers call a language, as lists of languages write it: 'Deutsch'. */
export function ownNameOf(locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
