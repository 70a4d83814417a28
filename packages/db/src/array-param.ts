import { type SQL, sql } from 'drizzle-orm';

/**
 * A list as one bound parameter, in Postgres' array notation (the driver binds no arrays of its own through
 * drizzle). Cast it where it stands: `${arrayParam(ids)}::uuid[]`.
 */
export function arrayParam(values: readonly (string | number)[]): SQL {
  const items = values.map((value) => `"${String(value).replace(/["\\]/g, '\\$&')}"`);
  return sql`${`{${items.join(',')}}`}`;
}
