/** Works something out when it is first asked for, and keeps it. */
export function once<T>(work: () => T): () => T {
  let kept: { value: T } | null = null;
  return () => {
    kept ??= { value: work() };
    return kept.value;
  };
}
