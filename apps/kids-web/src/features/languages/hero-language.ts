import { keepLocale } from '@herohood/browser/text/choice';
import { fetchWords, spokenLocale } from '@herohood/browser/text/words';
import type { Child } from '@herohood/domain/children/schema';
import { isPseudoLocale, type Locale } from '@herohood/domain/languages/locale';

/** What is done with the whole page; a test watches it here. */
export const page = {
  reload: (): void => window.location.reload(),
};

type Speaker = Pick<Child, 'locale' | 'familyLocale'>;

/** A hero's language: their own, else their family's (rules: languages). Null where a server says nothing of it. */
export const languageOf = ({ locale, familyLocale }: Speaker): Locale | null =>
  locale ?? familyLocale ?? null;

/** Whether a hero's app speaks another language than theirs. A pseudo-locale is somebody's who tries a layout: it stays. */
export function speaksAnother(hero: Speaker): boolean {
  const spoken = spokenLocale();
  const own = languageOf(hero);
  return own !== null && own !== spoken && !isPseudoLocale(spoken);
}

/**
 * Keeps a language in this browser when all its words are here, so that the page loaded next speaks it, also without
 * network. False where that cannot be: then nothing has changed, and nothing is won by loading the page anew.
 */
export async function keepLanguage(locale: Locale): Promise<boolean> {
  try {
    await fetchWords(locale);
  } catch {
    return false;
  }
  return keepLocale(locale);
}
