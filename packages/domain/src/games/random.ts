/** A number in [0, 1), uniform; each call the next one. */
export type Random = () => number;

const STEP = 0x6d2b79f5;
const RANGE = 2 ** 32;

/** The same numbers for the same seed, on every machine: a game can be dealt again. Not for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + STEP) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / RANGE;
  };
}

/** A whole number from `min` to `max`, both included; `min` when `max` is below it. */
export function wholeBetween(random: Random, min: number, max: number): number {
  return min + Math.floor(random() * Math.max(1, max - min + 1));
}

/** One of several, each as likely as the next. @throws RangeError when there is none */
export function oneOf<T>(random: Random, items: readonly T[]): T {
  if (items.length === 0) throw new RangeError('There is nothing to choose from.');
  return items[wholeBetween(random, 0, items.length - 1)]!;
}

/** The same items in an order of chance; what was handed in stays as it is. */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = wholeBetween(random, 0, last);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
