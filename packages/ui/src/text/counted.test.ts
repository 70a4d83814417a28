import { expect, test } from 'vitest';
import { counted } from './counted';

test('one thing has its own word, none and many share the other', () => {
  expect([0, 1, 2].map((n) => counted(n, 'mission'))).toEqual(['0 missions', '1 mission', '2 missions']);
  expect([1, 3].map((n) => counted(n, 'hero', 'heroes'))).toEqual(['1 hero', '3 heroes']);
});
