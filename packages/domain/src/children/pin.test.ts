import fc from 'fast-check';
import { expect, it } from 'vitest';
import { generatePin } from './pin';
import { childPinField } from './schema';

const isValidPin = (pin: string) => childPinField.safeParse(pin).success;

it('a generated PIN lies between 1000 and 9999 and is valid', () => {
  expect(generatePin(() => 0)).toBe('1000');
  expect(generatePin(() => 0.999999999)).toBe('9999');
  const anyRandom = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(fc.property(anyRandom, (random) => isValidPin(generatePin(() => random))));
});

it.each([
  ['0042', true],
  ['1234', true],
  ['123', false],
  ['12345', false],
  ['12a4', false],
  [' 123', false],
  ['1234\n', false],
  ['١٢٣٤', true],
  ['١٢٣a', false],
  ['', false],
])('%j is valid: %s', (pin, isValid) => {
  expect(isValidPin(pin)).toBe(isValid);
});
