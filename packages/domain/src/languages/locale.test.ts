import { expect, test } from 'vitest';
import { ALL_LOCALES, directionOf, isPseudoLocale, LOCALES, localeOf, PSEUDO_LOCALES } from './locale';

test('twelve languages are spoken, and two are made up', () => {
  expect([...LOCALES].sort()).toEqual('ar de en es fr he it nl pl pt-BR tr uk'.split(' '));
  expect(PSEUDO_LOCALES).toEqual(['en-XA', 'ar-XB']);
});

test('Arabic, Hebrew and their stand-in are written from right to left, all others are not', () => {
  expect(ALL_LOCALES.filter((locale) => directionOf(locale) === 'rtl')).toEqual(['ar', 'he', 'ar-XB']);
});

test('pseudo-locales are told apart', () => {
  expect(ALL_LOCALES.filter(isPseudoLocale)).toEqual(PSEUDO_LOCALES);
});

test("a person's own language goes before their family's", () => {
  expect(localeOf({ locale: 'uk' }, { locale: 'de' })).toBe('uk');
  expect(localeOf({ locale: null }, { locale: 'de' })).toBe('de');
});

test('every id is a language that Intl knows how to write', () => {
  expect(Intl.getCanonicalLocales([...ALL_LOCALES])).toEqual([...ALL_LOCALES]);
  expect(Intl.PluralRules.supportedLocalesOf([...LOCALES])).toEqual([...LOCALES]);
});
