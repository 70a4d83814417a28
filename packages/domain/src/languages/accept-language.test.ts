import { expect, test } from 'vitest';
import { matchAcceptLanguage } from './accept-language';
import { ALL_LOCALES } from './locale';

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['de-Latn-CH-1996', 'de'],
  ['PT-br', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['iw-IL', 'he'],
  ['en-XA', 'en'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.8, uk ; q=0.9', 'uk'],
  ['fr;q=0.5,it;q=0.5', 'fr'],
  ['zh-CN,zh;q=0.9,tr;q=0.1', 'tr'],
  ['*, nl;q=0.3', 'nl'],
  ['de;q=0, pl;q=0.1', 'pl'],
  ['pt-BR;q=0, pt-PT, es;q=0.2', 'es'],
  ['pl;q=0.001', 'pl'],
])('%s finds %s', (header, locale) => {
  expect(matchAcceptLanguage(header)).toBe(locale);
});

test.each([
  '',
  '*',
  'zh',
  'de;q=0',
  'de;q=2',
  'de;q=-1',
  'de;q=0.1234',
  'de;level=1',
  'de_AT',
  '-de',
  'germanic-languages',
  'de\u0000',
  '<script>,../../etc',
  '__proto__',
  '\u0130t',
])('%j finds none', (header) => {
  expect(matchAcceptLanguage(header)).toBeNull();
});

test('only what is offered is found, and an exact id before a kind match', () => {
  expect(matchAcceptLanguage('ar-XB, de;q=0.5', ALL_LOCALES)).toBe('ar-XB');
  expect(matchAcceptLanguage('en-GB', ALL_LOCALES)).toBe('en');
  expect(matchAcceptLanguage('de, fr;q=0.5', ['fr'])).toBe('fr');
  expect(matchAcceptLanguage('de', [])).toBeNull();
});

test('no more of a header is read than any browser sends', () => {
  expect(matchAcceptLanguage(`${'zh,'.repeat(300)}de`)).toBe('de');
  expect(matchAcceptLanguage(`${'zh,'.repeat(400)}de`)).toBeNull();
  expect(matchAcceptLanguage(`${'a-'.repeat(500_000)}!, de`)).toBeNull();
});
