import { expect, test } from 'vitest';
import { digitsOf, plainDigits } from './digits';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३', '0123'],
  ['１２３', '123'],
  ['𝟡𝟘', '90'],
  ['+٤٩ (٣٠) x½²', '+49 (30) x½²'],
])('%s', (text, plain) => {
  expect(plainDigits(text)).toBe(plain);
});

test('a field for numbers keeps the digits of what is typed', () => {
  expect(digitsOf(' ١٬٥٠٠ XP x²')).toBe('1500');
});

test('every digit that there is has a value from 0 to 9, ten of each script', () => {
  const counts = Array<number>(10).fill(0);
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const sign = String.fromCodePoint(code);
    if (/\p{Nd}/u.test(sign)) counts[Number(plainDigits(sign))]! += 1;
  }
  expect(new Set(counts).size).toBe(1);
});

test('what is longer than any field stays', () => {
  expect(plainDigits('٠'.repeat(101))).toBe('٠'.repeat(101));
});
