import { useSyncExternalStore } from 'react';

/** Columns that lay so many cards out as a rectangle, in a window that is higher than wide and in one that is wider. */
const COLUMNS: Readonly<Record<number, readonly [tall: number, wide: number]>> = {
  12: [3, 4],
  16: [4, 4],
  20: [4, 5],
  24: [4, 6],
  30: [5, 6],
};

const WIDE = '(min-aspect-ratio: 1/1)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(WIDE);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** How many columns a table of so many cards has in this window. */
export function useColumns(cards: number): number {
  const isWide = useSyncExternalStore(subscribe, () => window.matchMedia?.(WIDE).matches ?? false);
  const [tall, wide] = COLUMNS[cards] ?? [4, 6];
  return isWide ? wide : tall;
}
