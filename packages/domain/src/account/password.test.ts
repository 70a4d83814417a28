import { expect, it } from 'vitest';
import { passwordProblem } from './password';

it.each([
  ['123456', undefined, null],
  ['12345', undefined, 'tooShort'],
  ['', undefined, 'tooShort'],
  ['123456', '123456', null],
  ['123456', '123457', 'mismatch'],
  ['x'.repeat(200), undefined, null],
  ['x'.repeat(201), undefined, 'tooLong'],
])('%s, repeated %s: %s', (password, repeated, problem) => {
  expect(passwordProblem(password, repeated)).toBe(problem);
});
