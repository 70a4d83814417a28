import { describe, expect, it } from 'vitest';
import { ageIn, birthYears, isBirthYear, orderByAge } from './age';

it('a hero is between 0 and 18 years old', () => {
  expect(birthYears(2026)).toEqual({ from: 2008, until: 2026 });
  expect([2007, 2008, 2026, 2027].map((year) => isBirthYear(year, 2026))).toEqual([false, true, true, false]);
});

it('an age is the difference of years, and nobody needs to say it', () => {
  expect(ageIn(2026, 2019)).toBe(7);
  expect(ageIn(2026, 2026)).toBe(0);
  expect(ageIn(2026, null)).toBeNull();
});

describe('the order of heroes', () => {
  it('is by age and then by name, those without an age last', () => {
    const heroes = [
      { name: 'Zoe', birthYear: null },
      { name: 'Leo', birthYear: 2019 },
      { name: 'Ada', birthYear: null },
      { name: 'Émile', birthYear: 2016 },
      { name: 'Ida', birthYear: 2019 },
    ];
    expect(orderByAge(heroes).map(({ name }) => name)).toEqual(['Émile', 'Ida', 'Leo', 'Ada', 'Zoe']);
    expect(heroes[0]?.name).toBe('Zoe');
  });
});
