import type { Executor } from './client';

interface Preparable<Values, Rows> {
  prepare(name: string): { execute(values: Values): Promise<Rows> };
}

/**
 * A query of a fixed text, put together once for each database and not at each call, which for a wide row costs more
 * than Postgres' work. `build` names the values with `sql.placeholder`; the result takes them by these names. In a
 * transaction it is put together for that transaction.
 */
export function preparedQuery<Values extends Record<string, unknown>, Rows>(
  build: (db: Executor) => Preparable<Values, Rows>,
): (db: Executor, values: Values) => Promise<Rows> {
  const known = new WeakMap<Executor, ReturnType<Preparable<Values, Rows>['prepare']>>();
  return (db, values) => {
    let query = known.get(db);
    if (!query) {
      query = build(db).prepare('');
      known.set(db, query);
    }
    return query.execute(values);
  };
}
