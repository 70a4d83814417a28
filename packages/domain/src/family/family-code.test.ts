import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FAMILY_CODE_ALPHABET, generateFamilyCode, normaliseFamilyCode } from './family-code';

const anyRandom = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

it('the alphabet has no look-alikes and nothing twice', () => {
  expect(FAMILY_CODE_ALPHABET).not.toMatch(/[0O1IL]/);
  expect(FAMILY_CODE_ALPHABET).toMatch(/^[2-9A-Z]{31}$/);
  expect(new Set(FAMILY_CODE_ALPHABET).size).toBe(31);
});

it('a generated code is six of its characters, each equally likely', () => {
  fc.assert(
    fc.property(fc.array(anyRandom, { minLength: 6, maxLength: 6 }), (draws) => {
      let i = 0;
      const code = generateFamilyCode(() => draws[i++]!);
      expect(code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
      expect(code).toBe(draws.map((draw) => FAMILY_CODE_ALPHABET[Math.floor(draw * 31)]).join(''));
    }),
  );
});

it('codes are matched whatever case and spacing people type', () => {
  expect(normaliseFamilyCode(' abc–D2 3 ')).toBe('ABCD23');
  expect(normaliseFamilyCode('ＡＢＣ-d٢٣')).toBe('ABCD23');
  fc.assert(
    fc.property(anyRandom, (random) => {
      const code = generateFamilyCode(() => random);
      expect(normaliseFamilyCode(code.toLowerCase())).toBe(code);
    }),
  );
});
