import { keepLocale } from '@herohood/browser/text/choice';
import { fetchWords, spokenLocale } from '@herohood/browser/text/words';
import type { Locale } from '@herohood/domain/languages/locale';
import { useState } from 'react';
import { toast } from '../../device/toast';
import { keepSpokenWords } from '../../offline/kept-words';
import { languagesText } from '../../text/en/languages';
import { page, whenSent } from './hero-language';

/**
 * Speaks another language: its words are fetched, `tell` tells the server, the browser keeps it, and the page is loaded
 * anew. Where one of these fails, everything stays as it is and the child is told.
 */
export function useChooseLanguage() {
  const [isBusy, setIsBusy] = useState(false);

  async function choose(locale: Locale, tell: () => Promise<unknown> = async () => {}): Promise<void> {
    setIsBusy(true);
    try {
      await fetchWords(locale);
      await tell();
      if (keepLocale(locale) && locale !== spokenLocale()) return await whenSent(page.reload);
    } catch {
      // What came of the other language is not kept beside what is spoken.
      void keepSpokenWords();
      toast({ ...languagesText.failed, tone: 'bad' });
    }
    setIsBusy(false);
  }

  return { isBusy, choose };
}
