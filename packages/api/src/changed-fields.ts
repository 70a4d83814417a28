import { isDeepStrictEqual } from 'node:util';

/**
 * The fields of a change that differ from the row; null when none does: then the act writes and tells nothing. What is
 * undefined was not sent.
 */
export function changedFields<Row extends object, Change extends Partial<Row>>(
  before: Row,
  change: Change,
): Partial<Change> | null {
  const names = Object.keys(change) as (keyof Row & keyof Change)[];
  const changed = names.filter(
    (name) => change[name] !== undefined && !isDeepStrictEqual(change[name], before[name]),
  );
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((name) => [name, change[name]])) as Partial<Change>;
}
