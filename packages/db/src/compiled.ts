import type { SQL } from 'drizzle-orm';
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core';
import type { Executor } from './client';
import { rowReader, type SelectedField } from './row-reader';

/** What drizzle makes of a query once: its text, the places of its values, and how rows become objects. */
interface Prepared<Rows> {
  fields?: SelectedField[];
  joinsNotNullableMap?: Record<string, boolean>;
  customResultMapper?: (rows: unknown[][]) => unknown;
  execute(values: Record<string, unknown>): Promise<Rows>;
}

interface Preparable<Rows> {
  prepare(name: string): Prepared<Rows>;
}

/**
 * A query of one fixed text, put together once and not at each call: for a wide row that costs more than all of
 * Postgres's work. `build` names the values with `sql.placeholder`; the result takes them by these names, on the
 * database or in a transaction.
 */
export function compiled<Values extends Record<string, unknown>, Rows>(
  build: (db: Executor) => Preparable<Rows>,
): (db: Executor, values: Values) => Promise<Rows> {
  let prepared: Prepared<Rows> | undefined;
  return (db, values) => {
    prepared ??= withOwnReader(build(db).prepare('compiled'));
    return boundTo(db, prepared).execute(values);
  };
}

/** Drizzle finds out anew for each column of each row how it is read; the answer is the same every time. */
function withOwnReader<Rows>(prepared: Prepared<Rows>): Prepared<Rows> {
  if (!prepared.fields) return prepared;
  const read = rowReader(prepared.fields, prepared.joinsNotNullableMap);
  return Object.assign(prepared, { customResultMapper: (rows: unknown[][]) => rows.map(read) });
}

/** The same for a statement in SQL; rows come as the driver gives them. */
export function compiledSql<Values extends Record<string, unknown>, Row>(
  text: SQL,
): (db: Executor, values: Values) => Promise<Row[]> {
  let prepared: Prepared<Row[]> | undefined;
  return (db, values) => {
    prepared ??= insideOf(db).session.prepareQuery(
      insideOf(db).dialect.sqlToQuery(text),
      undefined,
      'compiled',
      false,
    ) as unknown as Prepared<Row[]>;
    return boundTo(db, prepared).execute(values);
  };
}

/** Drizzle binds a prepared query to the connection that it was made on; only that differs from call to call. */
function boundTo<Rows>(db: Executor, prepared: Prepared<Rows>): Prepared<Rows> {
  const { client } = insideOf(db).session as unknown as { client: unknown };
  return Object.create(prepared, { client: { value: client } }) as Prepared<Rows>;
}

/** What drizzle keeps on every executor without declaring it. */
function insideOf(db: Executor): { session: PgSession; dialect: PgDialect } {
  return db as unknown as { session: PgSession; dialect: PgDialect };
}
