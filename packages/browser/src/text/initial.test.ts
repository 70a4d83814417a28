import { expect, test } from 'vitest';
import { initialOf } from './initial';

test.each([
  ['zoë', 'Z'],
  [' pat', 'P'],
  ['🦊 Papa', '🦊'],
  ['👨‍👩‍👧', '👨‍👩‍👧'],
  ['नेहा', 'ने'],
  ['', ''],
])('of %j it is %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
