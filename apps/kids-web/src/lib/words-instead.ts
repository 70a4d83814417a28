import type { Locale } from '@herohood/domain/languages/locale';
import { speak, words } from '@herohood/ui/text/words';
import { notedLocale } from './offline/spoken-note';

/**
 * For an app whose own words cannot be had now: as long as the page stands it speaks the language whose words lie on
 * the device, and without any there English.
 *
 * @throws Error when none of these can be had
 */
export async function speakInstead(catalogues: Parameters<typeof speak>[1]): Promise<void> {
  const say = (locale: Locale) => {
    speak(locale, catalogues);
    return words('first');
  };
  const noted = (await notedLocale()) as Locale | null;
  await say(noted ?? 'en').catch(() => say('en'));
}
