import { keepLocale } from '@herohood/browser/text/choice';
import { fetchWords, spokenLocale } from '@herohood/browser/text/words';
import type { Child } from '@herohood/domain/children/schema';
import { isPseudoLocale, type Locale } from '@herohood/domain/languages/locale';
import { useEffect, useRef } from 'react';
import { whenInterruptible } from '../../device/interruption';
import { trpc } from '../../lib/api';
import { loadOfflineStore } from '../../offline/load-offline-store';

/** What is done with the whole page; a test watches it here. */
export const page = {
  reload: (): void => window.location.reload(),
};

type Speaker = Pick<Child, 'locale' | 'familyLocale'>;

/** A hero's language: their own, else their family's (rules: languages). Null where a server says nothing of it. */
export const languageOf = ({ locale, familyLocale }: Speaker): Locale | null =>
  locale ?? familyLocale ?? null;

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

/** Between two looks whether the mission has arrived. */
const LOOK_EVERY_MS = 300;

/** Does it as soon as no mission is on its way to the server; one that waits for the network is no matter. */
export async function whenSent(act: () => void): Promise<void> {
  // What cannot be opened sends nothing.
  const isSending = await loadOfflineStore().then(
    (offline) => offline.isSending(),
    () => false,
  );
  if (isSending) setTimeout(() => void whenSent(act), LOOK_EVERY_MS);
  else act();
}

/** When this page began, in milliseconds since 1970: what was known before says nothing of today's language. */
const BEGAN_AT = Date.now();

/**
 * Lets the app speak the language of the hero who plays here (rules: languages). Only the first word that the server says of them on
 * this page counts: whoever changes it elsewhere sees it with the next one, and nobody is loaded anew in the midst of something.
 */
export function useHeroLanguage(hero: Child | null): void {
  const { dataUpdatedAt } = trpc.home.today.useQuery(undefined, { enabled: false });
  const hasLooked = useRef(false);
  const isTold = hero !== null && dataUpdatedAt >= BEGAN_AT;

  useEffect(() => {
    if (!isTold || hasLooked.current) return;
    hasLooked.current = true;
    const own = languageOf(hero);
    const spoken = spokenLocale();
    // A pseudo-locale is somebody's who tries a layout: it stays.
    if (own === null || own === spoken || isPseudoLocale(spoken)) return;
    void keepLanguage(own).then((isKept) => {
      if (isKept) whenInterruptible(() => void whenSent(page.reload));
    });
  }, [hero, isTold]);
}
