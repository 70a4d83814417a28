import { expect, it } from 'vitest';
import { isLikeEmail, isPhoneNumber } from './contact';
import { registerInput } from './schema';

it.each(['', '112', '+44 20 7946 0123', '(030) 123-45.67', '030/1234567'])('%j is a phone number', (text) => {
  expect(isPhoneNumber(text)).toBe(true);
});

it.each(['abc', '12', '+', '030 12 ext', '12\u0000345'])('%j is no phone number', (text) => {
  expect(isPhoneNumber(text)).toBe(false);
});

it.each([
  ['anna@example.com', true],
  ['a.b+c@mail.example.org', true],
  ['foo@bar', false],
  ['foo', false],
  ['@example.com', false],
  ['a b@example.com', false],
])('%s looks like an e-mail address: %s', (text, isLike) => {
  expect(isLikeEmail(text)).toBe(isLike);
});

it('a phone number is kept in the digits 0–9', () => {
  expect(registerInput.shape.phoneNumber.parse('+٤٩ ३०')).toBe('+49 30');
});

it('an address with letters that mail servers may not know is refused', () => {
  expect(registerInput.shape.email.safeParse('pät@hero.example').success).toBe(false);
});
