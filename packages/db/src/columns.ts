import { ALL_LOCALES } from '@herohood/domain/languages/locale';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { timestamp, uuid } from 'drizzle-orm/pg-core';
import type { FamilyId } from './family/family-id';

/**
 * Primary keys are random uuids, so that ids of different tables never collide (rules: habits), that begin with their
 * moment (RFC 9562, version 7): rows written together lie together in every index, however large it has grown.
 */
export const id = () => uuid().primaryKey().default(sql`time_ordered_id()`);

/** Whose row it is. Read as a `FamilyId`, and compared with nothing else. */
export const familyId = () => uuid().$type<FamilyId>().notNull();

/** Instants are kept to the millisecond: what is read back equals what JavaScript wrote. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

export const createdAt = () => instant().notNull().default(sql`now()`);

/** The constraint of a column that names a language: pseudo-locales too, which a server may have switched on. */
export function isLocale(column: SQLWrapper): SQL {
  return sql`${column} in (${sql.raw(ALL_LOCALES.map((id) => `'${id}'`).join(', '))})`;
}
