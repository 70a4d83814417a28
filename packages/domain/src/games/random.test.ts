import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oneOf, seededRandom, shuffled, wholeBetween } from './random';

it('the same seed gives the same numbers, all in [0, 1), and another seed others', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const [one, two, other] = [seededRandom(seed), seededRandom(seed), seededRandom(seed + 1)];
      const numbers = Array.from({ length: 20 }, one);
      expect(Array.from({ length: 20 }, two)).toEqual(numbers);
      expect(Array.from({ length: 20 }, other)).not.toEqual(numbers);
      for (const each of numbers) expect(each >= 0 && each < 1).toBe(true);
    }),
  );
});

it('whole numbers keep their bounds and reach both', () => {
  const random = seededRandom(1);
  const seen = new Set(Array.from({ length: 200 }, () => wholeBetween(random, 3, 6)));
  expect([...seen].sort()).toEqual([3, 4, 5, 6]);
  expect(wholeBetween(random, 5, 2)).toBe(5);
});

it('shuffling loses nothing and leaves what was handed in as it is', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
      const before = [...items];
      const order = shuffled(seededRandom(seed), items);
      expect(items).toEqual(before);
      expect([...order].sort((a, b) => a - b)).toEqual([...items].sort((a, b) => a - b));
    }),
  );
});

it('every place is as likely as the next', () => {
  const counts = [0, 0, 0, 0];
  const random = seededRandom(42);
  for (let round = 0; round < 4000; round += 1) counts[shuffled(random, [0, 1, 2, 3]).indexOf(0)]! += 1;
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

it('nothing can be chosen from nothing', () => {
  expect(() => oneOf(seededRandom(1), [])).toThrow(RangeError);
});
