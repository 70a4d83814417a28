import { followLocale } from '@herohood/browser/text/words';
import type { User } from '@herohood/domain/account/schema';
import { type Locale, localeOf } from '@herohood/domain/languages/locale';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';

type Speaker = Pick<User, 'locale' | 'familyLocale'>;

/** Speaks the language that was just saved. */
export function turnTo(locale: Locale): void {
  if (followLocale(locale)) window.location.reload();
}

/**
 * Lets the console speak the language of whoever is signed in, by loading the page anew. That happens where a page
 * begins and nothing is being sent; what another device changes later is kept for the next page.
 *
 * @param path where the page is
 * @returns whether the page is about to be loaded anew
 */
export function useOwnLanguage(user: Speaker | undefined, path: string): boolean {
  const client = useQueryClient();
  const begun = useRef<string | null>(null);
  const [isTurning, setIsTurning] = useState(false);
  const locale = user && localeOf(user, { locale: user.familyLocale });

  useLayoutEffect(() => {
    if (!locale) return;
    const isBeginning = begun.current !== path;
    begun.current = path;
    const isOther = followLocale(locale);
    if (!isOther || !isBeginning || client.isMutating() > 0 || !navigator.onLine) return;
    setIsTurning(true);
    window.location.reload();
  }, [locale, path, client]);
  return isTurning;
}
