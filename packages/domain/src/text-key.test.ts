import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textKey } from './text-key';

it.each([
  ['irem', ['İrem', 'IREM', 'ırem', 'İREM', 'I\u0307rem', 'i\u0307rem', ' irem\u00a0']],
  ['σοφοσ', ['ΣΟΦΟΣ', 'σοφος', 'Σοφοσ']],
  ['zoë', ['Zoe\u0308', 'ZOË']],
  ['नेहा', ['नेहा ']],
  ['mia7', ['ＭＩＡ７', 'mia٧', 'Mia७']],
  ['pat@hero.example', ['PAT@HERO.EXAMPLE', ' Pat@hero.example ', 'pat@hero.exampl\u0065']],
])('%s has one key', (key, spellings) => {
  expect(new Set([key, ...spellings].map(textKey))).toEqual(new Set([key]));
});

it.each([
  ['zoe', 'zoë'],
  ['नह', 'नेहा'],
  ['mia4', 'mia42'],
])('%s and %s stay two', (one, other) => {
  expect(textKey(one)).not.toBe(textKey(other));
});

it('a key is its own key, whatever was typed', () => {
  const anyText = fc.array(fc.oneof(fc.nat(0x10ffff), fc.nat(0x3ff), fc.constantFrom(0x49, 0x130, 0x307)));
  fc.assert(
    fc.property(anyText, (points) => {
      const key = textKey(String.fromCodePoint(...points));
      expect(textKey(key)).toBe(key);
    }),
  );
});
