/** Runs one act for every item; one that fails does not hold up the others. Out: what was done, and why the rest was not. */
export async function runAll<T>(
  items: readonly T[],
  act: (item: T) => Promise<unknown>,
): Promise<{ done: T[]; reasons: unknown[] }> {
  const results = await Promise.allSettled(items.map(act));
  return {
    done: items.filter((_, index) => results[index]?.status === 'fulfilled'),
    reasons: results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])),
  };
}
