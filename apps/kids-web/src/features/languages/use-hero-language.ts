import type { Child } from '@herohood/domain/children/schema';
import { useEffect, useRef } from 'react';
import { whenInterruptible } from '../../device/interruption';
import { trpc } from '../../lib/api';
import { keepLanguage, languageOf, page, speaksAnother } from './hero-language';
import { whenSent } from './when-sent';

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
    if (!own || !speaksAnother(hero)) return;
    void keepLanguage(own).then((isKept) => {
      if (isKept) whenInterruptible(() => void whenSent(page.reload));
    });
  }, [hero, isTold]);
}
