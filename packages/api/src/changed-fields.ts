/**
 * The fields of a change that differ from the row; null when none does: then the act writes and tells nothing. What is
 * undefined was not sent.
 */
export function changedFields<Row extends object, Change extends Partial<Row>>(
  before: Row,
  change: Change,
): Partial<Change> | null {
  const changed: Partial<Change> = {};
  for (const name of Object.keys(change) as (keyof Row & keyof Change)[]) {
    const isSent = change[name] !== undefined;
    if (isSent && spelled(change[name]) !== spelled(before[name])) changed[name] = change[name];
  }
  return Object.keys(changed).length > 0 ? changed : null;
}

/** A value as a text that does not depend on the order of its fields, which Postgres does not keep. */
const spelled = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    part instanceof Object && !Array.isArray(part) ? Object.entries(part).sort() : part,
  );
