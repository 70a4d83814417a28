import { expect, test } from 'vitest';
import { decidePraiseWords, STICKER_IDS, STICKER_NAMES } from './praise';

test('there are 24 stickers, numbered in their order, each with a name of its own', () => {
  const numbers = Array.from({ length: 24 }, (_, index) => `sticker-${String(index + 1).padStart(2, '0')}`);
  expect(STICKER_IDS).toEqual(numbers);
  expect(new Set(Object.values(STICKER_NAMES)).size).toBe(24);
});

test('a message is short for the line of praise; two that differ are refused', () => {
  const words = (message?: string | null, line?: string | null) =>
    decidePraiseWords({ message, praise: { message: line } });
  expect(words('Great!')).toEqual({ kind: 'words', words: 'Great!' });
  expect(words(undefined, 'Great!')).toEqual({ kind: 'words', words: 'Great!' });
  expect(words('Great!', 'Great!')).toEqual({ kind: 'words', words: 'Great!' });
  expect(words('Great!', 'Good.')).toEqual({ kind: 'refused', code: 'BAD_REQUEST' });
  expect([words('', null), words(null, '')]).toEqual([
    { kind: 'words', words: null },
    { kind: 'words', words: null },
  ]);
  expect(decidePraiseWords({})).toEqual({ kind: 'words', words: null });
});
