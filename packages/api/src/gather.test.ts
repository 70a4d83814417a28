import { expect, test } from 'vitest';
import { createGather } from './gather';

test('what is asked at once is read once, in order; what is asked later is read again', async () => {
  const gather = createGather();
  const reads: number[][] = [];
  const double = async (numbers: number[]) => {
    reads.push(numbers);
    return numbers.map((n) => n * 2);
  };
  expect(await Promise.all([1, 2, 3].map((n) => gather(double, n)))).toEqual([2, 4, 6]);
  expect(await gather(double, 4)).toBe(8);
  expect(reads).toEqual([[1, 2, 3], [4]]);
});

test('a failed read fails all who asked, and none who asks later', async () => {
  const gather = createGather();
  let isDown = true;
  const read = async (numbers: number[]) => {
    if (isDown) throw new Error('down');
    return numbers;
  };
  const asked = await Promise.allSettled([gather(read, 1), gather(read, 2)]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isDown = false;
  expect(await gather(read, 3)).toBe(3);
});
