import { expect, test } from 'vitest';
import { decideFounding } from './founding';

test.each([
  ['open', false, 'allowed'],
  ['open', true, 'allowed'],
  ['first', false, 'allowed'],
  ['first', true, 'refused'],
  ['closed', false, 'refused'],
  ['closed', true, 'refused'],
] as const)('%s, with a family %s: %s', (mode, hasFamily, kind) => {
  expect(decideFounding({ mode, hasFamily }).kind).toBe(kind);
});
