/**
 * Why something failed, in one line for an operator: the message at the end of the chain of causes, because what wraps an
 * error (a query builder, a pool, a look-up of several addresses) mostly hides it. Where there is no message, its code.
 */
export function reasonOf(error: unknown): string {
  const root = rootOf(error);
  if (!(root instanceof Error)) return 'unknown reason';
  const [line = ''] = root.message.trim().split('\n');
  return line.replace(/\.$/, '') || (root as NodeJS.ErrnoException).code || root.name;
}

function rootOf(error: unknown): unknown {
  const seen = new Set<unknown>();
  for (let found = error; ; ) {
    seen.add(found);
    const next = found instanceof AggregateError ? found.errors[0] : causeOf(found);
    if (!(next instanceof Error) || seen.has(next)) return found;
    found = next;
  }
}

const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined);
