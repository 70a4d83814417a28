import { expect, it } from 'vitest';
import { isLikeEmail, isPhoneNumber } from './contact';

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
