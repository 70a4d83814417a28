import type { ParentRow } from '@herohood/db/account/queries';
import { findFamilyById } from '@herohood/db/family/queries';
import { type Locale, localeOf } from '@herohood/domain/languages/locale';
import type { Ports } from '../context';

/** The language of a mail to a parent or helper: theirs, whoever caused it and in whatever browser (rules: languages). */
export async function receiverLocale({ db }: Pick<Ports, 'db'>, parent: ParentRow): Promise<Locale> {
  return parent.locale ?? localeOf(parent, await findFamilyById(db, parent.familyId));
}
