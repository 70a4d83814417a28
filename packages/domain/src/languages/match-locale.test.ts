import { expect, test } from 'vitest';
import { matchLocale } from './match-locale';

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
  expect(matchLocale(wanted)).toBe(found);
});

test('only what is offered is found, and the dearest of it', () => {
  expect(matchLocale(['de-AT', 'fr', 'en'], ['en', 'fr'])).toBe('fr');
});

test('pseudo-locales are never the answer to what a browser asks for', () => {
  expect(matchLocale(['en-XA', 'ar-XB'])).toBe('en');
});
