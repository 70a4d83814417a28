import { expect, test } from 'vitest';
import { directionOf, isPseudoLocale, LOCALES, matchLocale, ownNameOf } from './locales';

test.each([
  [['de'], 'de'],
  [['de-AT'], 'de'],
  [['pt-PT'], 'pt-BR'],
  [['PT-br'], 'pt-BR'],
  [['iw'], 'he'],
  [['ja', 'fr-CA', 'en'], 'fr'],
  [['uk-UA', 'en'], 'uk'],
  [['ja'], null],
  [[], null],
  [['', '*', '-'], null],
] as const)('who wants %j is content with %j', (wanted, found) => {
  expect(matchLocale(wanted, LOCALES)).toBe(found);
});

test('only what is offered is found, and the dearest of it', () => {
  expect(matchLocale(['de-AT', 'fr', 'en'], ['en', 'fr'])).toBe('fr');
});

test('pseudo-locales are never the answer to what a browser asks for', () => {
  expect(matchLocale(['en-XA', 'ar-XB'], LOCALES)).toBe('en');
});

test('three are written from right to left', () => {
  const all = [...LOCALES, 'en-XA', 'ar-XB'];
  expect(all.filter((locale) => directionOf(locale) === 'rtl')).toEqual(['ar', 'he', 'ar-XB']);
});

test('pseudo-locales are told apart', () => {
  expect(['en', 'ar', 'en-XA', 'ar-XB'].map(isPseudoLocale)).toEqual([false, false, true, true]);
});

test('each language has the name that its speakers give it', () => {
  expect(LOCALES.map(ownNameOf)).toEqual([
    ...['English', 'Deutsch', 'Français', 'Español', 'Português (Brasil)', 'Italiano', 'Nederlands'],
    ...['Polski', 'Türkçe', 'Українська', 'العربية', 'עברית'],
  ]);
});
