import { expect, test } from 'vitest';
import {
  type CardValues,
  checkCard,
  expiryOf,
  formatCvc,
  formatExpiry,
  formatNumber,
  isCardNumber,
} from './card';

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242 42', '4242 4242 42'],
  ['42424', '4242 4'],
  ['378282246310005', '3782 822463 10005'],
  ['3782822463100059999', '3782 822463 10005'],
  ['12345678901234567890123', '1234 5678 9012 3456 789'],
  ['٤٢٤٢٤', '4242 4'],
  ['abc', ''],
])('the number %s is shown as %j', (typed, shown) => {
  expect(formatNumber(typed)).toBe(shown);
});

test.each([
  ['1', '1'],
  ['12', '12'],
  ['123', '12/3'],
  ['12/34', '12/34'],
  ['5', '05'],
  ['1/', '01'],
  ['1/30', '01/30'],
  ['12 / 2031', '12/31'],
  ['122031', '12/31'],
  ['١/٣٠', '01/30'],
  ['', ''],
])('the expiry %j is shown as %j', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown);
});

test('a security code has at most four digits', () => {
  expect(formatCvc('١2a345')).toBe('1234');
});

test('the check digit tells a slip of the finger', () => {
  for (const number of [
    '4242 4242 4242 4242',
    '4000 0000 0000 0002',
    '4000 0025 0000 3155',
    '3782 822463 10005',
  ]) {
    expect(isCardNumber(number)).toBe(true);
  }
  expect(isCardNumber('4242 4242 4242 4241')).toBe(false);
  expect(isCardNumber('4242')).toBe(false);
  expect(isCardNumber('')).toBe(false);
});

test('an expiry is a month of a year', () => {
  expect(expiryOf('12/31')).toEqual({ month: 12, year: 2031 });
  for (const wrong of ['13/31', '00/31', '1/31', '12', '']) expect(expiryOf(wrong)).toBeNull();
});

const now = new Date(2026, 10, 21);
const good: CardValues = { number: '4242 4242 4242 4242', expiry: '11/26', cvc: '123', name: 'Pat Rivers' };

test('a card is good until its month is over', () => {
  expect(checkCard(good, now)).toEqual({});
  expect(checkCard({ ...good, expiry: '10/26' }, now)).toEqual({ expiry: 'This card has expired.' });
});

test('each wrong field is named', () => {
  const wrong = checkCard({ number: '4242', expiry: '1', cvc: '12', name: ' ' }, now);
  expect(Object.keys(wrong).sort()).toEqual(['cvc', 'expiry', 'name', 'number']);
});
