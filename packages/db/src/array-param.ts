import { type SQL, sql } from 'drizzle-orm';

/**
 * A list as one bound parameter, in Postgres' array notation (the driver binds no arrays of its own through
 * drizzle). Cast it where it stands: `${arrayParam(ids)}::uuid[]`.
 */
export function arrayParam(values: readonly (string | number)[]): SQL {
  return sql`${arrayText(values)}`;
}

/** The same notation as a text, for a query that was put together before its values were known. */
export function arrayText(values: readonly (string | number)[]): string {
  const items = values.map((value) => `"${String(value).replace(/["\\]/g, '\\$&')}"`);
  return `{${items.join(',')}}`;
}
