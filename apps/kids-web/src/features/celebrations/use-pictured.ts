import { useEffect, useRef, useState } from 'react';
import type { Party } from './own-celebrations';
import { keyOf } from './parties';
import { picturesOf } from './pictures-of';

/** A picture that does not come is not waited for any longer: the party is worth more. */
const LONGEST_MS = 3_000;

/**
 * The party to show now: the first that waits, as soon as its pictures are here or cannot be had. Those of all that wait
 * are fetched at once, so that there is no pause between two. One on show stays while it grows.
 */
export function usePictured(parties: readonly Party[]): Party | undefined {
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const shown = useRef<Party>(undefined);

  useEffect(() => {
    const timers: ReturnType<typeof setTimeout>[] = [];
    for (const each of parties) {
      const missing = picturesOf(each).filter((file) => !file.isHere());
      if (missing.length === 0) continue;
      const settle = () => setSettled((before) => new Set([...before, namesOf(each)]));
      void Promise.allSettled(missing.map((file) => file.fetch())).then(settle);
      timers.push(setTimeout(settle, LONGEST_MS));
    }
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [parties]);

  const [first] = parties;
  const isPictured = (each: Party) =>
    settled.has(namesOf(each)) || picturesOf(each).every((file) => file.isHere());
  const grows = first && shown.current && keyOf(first) === keyOf(shown.current);
  const next = first && isPictured(first) ? first : grows ? shown.current : undefined;
  useEffect(() => {
    shown.current = next;
  });
  return next;
}

const namesOf = ({ items }: Party) => items.map(({ id }) => id).join();
