import { ALL_LOCALES } from '@herohood/domain/languages/locale';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The constraint of a column that names a language: pseudo-locales too, which a server may have switched on. */
export function isLocale(column: SQLWrapper): SQL {
  return sql`${column} in (${sql.raw(ALL_LOCALES.map((id) => `'${id}'`).join(', '))})`;
}
