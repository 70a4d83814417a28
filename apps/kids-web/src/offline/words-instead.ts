import { type Catalogues, speak } from '@herohood/browser/text/words';
import type { Locale } from '@herohood/domain/languages/locale';
import { notedLocale } from './worker-contract';

/**
 * For an app whose own words cannot be had now: as long as the page stands it speaks the language whose words lie on
 * the device, and without any there English.
 *
 * @throws Error when none of these can be had
 */
export async function speakInstead(catalogues: Catalogues): Promise<void> {
  const noted = (await notedLocale()) as Locale | null;
  await speak(noted ?? 'en', catalogues).catch(() => speak('en', catalogues));
}
