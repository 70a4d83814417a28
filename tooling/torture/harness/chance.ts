/** Numbers that look random and are the same for the same seed. */
export interface Chance {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number;
  /** One of them; undefined of none. */
  of<T>(items: readonly T[]): T | undefined;
  /** A source of its own for one of several that run beside each other. */
  split(): Chance;
}

/** The mulberry32 generator: small, quick and good enough to choose what a client does next. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    of: (items) => items[Math.floor(next() * items.length)],
    split: () => createChance(Math.floor(next() * 2 ** 32)),
  };
}
