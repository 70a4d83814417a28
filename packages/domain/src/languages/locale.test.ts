import { describe, expect, test } from 'vitest';
import { ALL_LOCALES, direction, LOCALES, localeOf, PSEUDO_LOCALES } from './locale';
import { matchLocale } from './match-locale';

test('twelve languages are spoken, and two are made up', () => {
  expect([...LOCALES].sort()).toEqual('ar de en es fr he it nl pl pt-BR tr uk'.split(' '));
  expect(PSEUDO_LOCALES).toEqual(['en-XA', 'ar-XB']);
});

test('Arabic, Hebrew and their stand-in are written from right to left, all others are not', () => {
  expect(ALL_LOCALES.filter((locale) => direction(locale) === 'rtl')).toEqual(['ar', 'he', 'ar-XB']);
});

test("a person's own language goes before their family's", () => {
  expect(localeOf({ locale: 'uk' }, { locale: 'de' })).toBe('uk');
  expect(localeOf({ locale: null }, { locale: 'de' })).toBe('de');
});

test('every id is a language that Intl knows how to write', () => {
  expect(Intl.getCanonicalLocales([...ALL_LOCALES])).toEqual([...ALL_LOCALES]);
  expect(Intl.PluralRules.supportedLocalesOf([...LOCALES])).toEqual([...LOCALES]);
});

describe('the language that a browser asks for', () => {
  test.each([
    ['de', 'de'],
    ['DE', 'de'],
    ['de-AT', 'de'],
    ['de-Latn-CH-1996', 'de'],
    ['pt-BR', 'pt-BR'],
    ['PT-br', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['pt', 'pt-BR'],
    ['iw-IL', 'he'],
    ['he', 'he'],
    ['en-XA', 'en'],
    ['ar-XB', 'ar'],
    ['ar-EG,ar;q=0.9', 'ar'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['en;q=0.8, uk ; q=0.9', 'uk'],
    ['fr;q=0.5,it;q=0.5', 'fr'],
    ['zh-CN,zh;q=0.9,tr;q=0.1', 'tr'],
    ['*, nl;q=0.3', 'nl'],
    ['de;q=0, pl;q=0.1', 'pl'],
    ['pt-BR;q=0, pt-PT, es;q=0.2', 'es'],
    ['pl;q=0.001', 'pl'],
    ['it;q=1.000', 'it'],
  ])('%s finds %s', (header, locale) => {
    expect(matchLocale(header)).toBe(locale);
  });

  test.each([
    '',
    ' ',
    '*',
    '*;q=0.5',
    'zh',
    'de;q=0',
    'de;q=2',
    'de;q=1.5',
    'de;q=-1',
    'de;q=0.1234',
    'de;q=',
    'de;level=1',
    'de;q=1;q=1',
    'de_AT',
    'deutsch-',
    '-de',
    'd e',
    'germanic-languages',
    'de\u0000',
    '<script>,../../etc',
    ',,,;;;,q=1',
    'constructor',
    '__proto__',
    '\u0130t',
  ])('%j finds none', (header) => {
    expect(matchLocale(header)).toBeNull();
  });

  test('only what is offered is found, and an exact id before a kind match', () => {
    expect(matchLocale('ar-XB, de;q=0.5', ALL_LOCALES)).toBe('ar-XB');
    expect(matchLocale('en-GB', ALL_LOCALES)).toBe('en');
    expect(matchLocale('de, fr;q=0.5', ['fr'])).toBe('fr');
    expect(matchLocale('de', [])).toBeNull();
  });

  test('no more of a header is read than any browser sends', () => {
    expect(matchLocale(`${'zh,'.repeat(300)}de`)).toBe('de');
    expect(matchLocale(`${'zh,'.repeat(400)}de`)).toBeNull();
    expect(matchLocale(`${'a-'.repeat(500_000)}!, de`)).toBeNull();
  });
});
