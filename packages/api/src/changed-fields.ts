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
    (name) => change[name] !== undefined && spelled(change[name]) !== spelled(before[name]),
  );
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((name) => [name, change[name]])) as Partial<Change>;
}

/** A value as a text that does not depend on the order of its fields, which Postgres does not keep. */
const spelled = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    part instanceof Object && !Array.isArray(part) ? Object.entries(part).sort() : part,
  );
