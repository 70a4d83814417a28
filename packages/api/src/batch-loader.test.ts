import { expect, test } from 'vitest';
import { createBatchLoader } from './batch-loader';

test('what is asked at once is read once, in order; what is asked later is read again', async () => {
  const batchLoader = createBatchLoader();
  const reads: number[][] = [];
  const double = async (numbers: number[]) => {
    reads.push(numbers);
    return numbers.map((n) => n * 2);
  };
  expect(await Promise.all([1, 2, 3].map((n) => batchLoader(double, n)))).toEqual([2, 4, 6]);
  expect(await batchLoader(double, 4)).toBe(8);
  expect(reads).toEqual([[1, 2, 3], [4]]);
});

test('a failed read fails all who asked, and none who asks later', async () => {
  const batchLoader = createBatchLoader();
  let isDown = true;
  const read = async (numbers: number[]) => {
    if (isDown) throw new Error('down');
    return numbers;
  };
  const asked = await Promise.allSettled([batchLoader(read, 1), batchLoader(read, 2)]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isDown = false;
  expect(await batchLoader(read, 3)).toBe(3);
});
