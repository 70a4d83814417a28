import { expect, it } from 'vitest';
import { passwordProblem } from './password';

it.each([
  ['abcdef', 'abcdef', null],
  ['12345', '12345', 'tooShort'],
  ['Password', 'Password', 'tooCommon'],
  ['123456', '123456', 'tooCommon'],
  ['', '', 'tooShort'],
  ['abcdef', '123457', 'mismatch'],
  ['12345', '1234', 'mismatch'],
  ['x'.repeat(200), 'x'.repeat(200), null],
  ['x'.repeat(201), 'x'.repeat(201), 'tooLong'],
])('%s, repeated %s: %s', (password, repeated, problem) => {
  expect(passwordProblem(password, repeated)).toBe(problem);
});
