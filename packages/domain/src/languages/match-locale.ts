import { LOCALES, type Locale } from './locale';

/** Languages that some devices still call by an older name. */
const OLDER_NAMES: Readonly<Record<string, string>> = { iw: 'he' };

/**
 * The best of the offered languages for somebody who wants these, the dearest first; null where none will do. Kindly: `de-AT`
 * is content with German, `pt-PT` with the Portuguese that there is.
 */
export function matchLocale(wanted: readonly string[], offered: readonly Locale[] = LOCALES): Locale | null {
  for (const tag of wanted.map((each) => each.toLowerCase())) {
    const locale =
      offered.find((each) => each.toLowerCase() === tag) ??
      offered.find((each) => languageOf(each) === languageOf(tag));
    if (locale) return locale;
  }
  return null;
}

function languageOf(tag: string): string {
  const [language = ''] = tag.split('-');
  return OLDER_NAMES[language] ?? language;
}
