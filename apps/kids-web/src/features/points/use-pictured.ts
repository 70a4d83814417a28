import { useEffect, useRef, useState } from 'react';
import type { Celebration } from '../../lib/celebrations';
import { picturesOf } from './pictures-of';

/** A picture that does not come is not waited for any longer: the party is worth more. */
const LONGEST_MS = 3_000;

/**
 * The celebration to show now: the first that waits, as soon as its pictures are here or cannot be had. Those of all that wait
 * are fetched at once, so that there is no pause between two. One on show stays while it grows.
 */
export function usePictured(queue: readonly Celebration[]): Celebration | undefined {
  const [settled, setSettled] = useState<ReadonlySet<Celebration>>(new Set());
  const shown = useRef<Celebration>(undefined);

  useEffect(() => {
    const timers: ReturnType<typeof setTimeout>[] = [];
    for (const each of queue) {
      const missing = picturesOf(each).filter((file) => !file.isHere());
      if (missing.length === 0) continue;
      const settle = () => setSettled((before) => new Set([...before, each]));
      void Promise.allSettled(missing.map((file) => file.fetch())).then(settle);
      timers.push(setTimeout(settle, LONGEST_MS));
    }
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [queue]);

  const [first] = queue;
  const isPictured = (each: Celebration) =>
    settled.has(each) || picturesOf(each).every((file) => file.isHere());
  const grows = first && shown.current && first.kind === shown.current.kind && addsUp.has(first.kind);
  const next = first && isPictured(first) ? first : grows ? shown.current : undefined;
  useEffect(() => {
    shown.current = next;
  });
  return next;
}

/** Kinds of which two are one. */
const addsUp: ReadonlySet<Celebration['kind']> = new Set(['earnings', 'bonus', 'cheers']);
