import { expect, test } from 'vitest';
import { cutText } from './calendar-faults';

test.each([
  ['Ferien', 6, 'Ferien'],
  ['Ferien', 5, 'Ferie'],
  ['ab👨‍👩‍👧', 9, 'ab'],
  ['ab👨‍👩‍👧', 10, 'ab👨‍👩‍👧'],
  ['Zoe\u0308', 3, 'Zo'],
  ['नेहा', 1, ''],
])('%j, at most %d', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});
