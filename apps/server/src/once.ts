/** Works something out when it is first asked for, and keeps it. */
export function once<T>(work: () => T): () => T {
  let kept: { value: T } | null = null;
  return () => {
    kept ??= { value: work() };
    return kept.value;
  };
}

/** Whoever asks while a question is under way shares its answer. */
export function onceAtATime<T>(ask: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | null = null;
  return () => {
    underWay ??= ask().finally(() => {
      underWay = null;
    });
    return underWay;
  };
}
