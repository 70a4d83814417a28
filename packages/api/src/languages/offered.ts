import type { Locale } from '@herohood/domain/languages/locale';
import type { Ports } from '../context';
import { refusal } from '../refusals';

/** Refuses a language that this server does not offer (400): the pseudo-locales where nobody has switched them on. */
export function requireOffered({ locales }: Pick<Ports, 'locales'>, wanted: Locale | null | undefined): void {
  if (wanted && !locales.includes(wanted)) {
    throw refusal('BAD_REQUEST', 'unknownLanguage');
  }
}
