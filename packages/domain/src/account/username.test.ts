import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateUsername, usernameCandidate } from './username';

const always = (value: number) => () => value;
/** Any code points, half ones among them. */
const anyName = fc.array(fc.nat(0x10ffff)).map((points) => String.fromCodePoint(...points));
const anyRandom = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('a generated username', () => {
  it.each([
    ['Mia', 0, 'mia0'],
    ['Mia', 0.999999, 'mia99'],
    ['Anna-Lena 2', 0.42, 'annalena242'],
    ['José', 0.05, 'jose5'],
    ['Zoë', 0.5, 'zoe50'],
    ['美咲', 0.5, 'hero50'],
    ['Дима', 0.5, 'hero50'],
    ['🦄', 0.5, 'hero50'],
    ['İpek', 0.5, 'ipek50'],
    ['Maximilian Alexander von und zu Hohenburg', 0.06, 'maximiliana6'],
    ['Maximilian Alexander von und zu Hohenburg', 0.42, 'maximilian42'],
  ])('for %s with %d is %s', (name, random, expected) => {
    expect(generateUsername(name, always(random))).toBe(expected);
  });

  it('is lower-case alphanumeric and at most 12 characters long, for any name at all', () => {
    fc.assert(
      fc.property(anyName, anyRandom, fc.nat(30), (...[name, random, attempt]) => {
        expect(generateUsername(name, always(random))).toMatch(/^[a-z0-9]{1,12}$/);
        expect(usernameCandidate(name, attempt, always(random))).toMatch(/^[a-z0-9]{1,12}$/);
      }),
    );
  });

  it('has more numbers to choose from after ten tries', () => {
    expect(usernameCandidate('Mia', 9, always(0.9999))).toBe('mia99');
    expect(usernameCandidate('Mia', 10, always(0.99995))).toBe('mia9999');
  });
});
