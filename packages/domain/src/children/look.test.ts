import { expect, it } from 'vitest';
import { lookOf } from './look';

const inThatYear = (birthYear: number | null) => lookOf({ look: 'auto', birthYear }, 2026);

it('up to eight years pictures come first, from nine on figures', () => {
  const ages = [0, 7, 8, 9, 10, 18];
  const looks = ages.map((age) => inThatYear(2026 - age));
  expect(looks).toEqual(['young', 'young', 'young', 'older', 'older', 'older']);
});

it('without an age it is neither of the two', () => {
  expect(inThatYear(null)).toBe('middle');
});

it('what a parent set stands above the age', () => {
  for (const birthYear of [2026, 2017, 2008, null]) {
    expect(lookOf({ look: 'young', birthYear }, 2026)).toBe('young');
    expect(lookOf({ look: 'older', birthYear }, 2026)).toBe('older');
  }
});
