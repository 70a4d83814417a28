import { type Messages, setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { pseudoMessages } from './pseudo';

/** As the build compiles catalogues. */
const ENGLISH: Messages = {
  back: ['Back to the games'],
  hello: ['Hi, ', ['name'], '!'],
  days: [['n', 'plural', { one: ['#', ' day of ', ['name']], other: ['#', ' days of ', ['name']] }], ' left'],
};

const speak = (locale: string) =>
  setupI18n({ locale, messages: { [locale]: pseudoMessages(ENGLISH, locale) } });

test('en-XA has accents and is longer; names and numbers are as they were', () => {
  const i18n = speak('en-XA');
  expect(i18n._('back')).toMatch(/^Bàçk tõ thé gàméš( ~~~)+$/);
  expect(i18n._('back').length).toBeGreaterThanOrEqual(1.35 * 'Back to the games'.length);
  expect(i18n._('hello', { name: 'Zoe' })).toContain(', Zoe!');
  expect(i18n._('days', { n: 3, name: 'Zoe' })).toMatch(/^3 dàýš/);
  expect(i18n._('days', { n: 3, name: 'Zoe' })).toContain('Zoe');
});

test('ar-XB turns the text around and leaves names and numbers alone', () => {
  const i18n = speak('ar-XB');
  expect(i18n._('back')).toBe('\u202eBack to the games\u202c');
  expect(i18n._('hello', { name: 'Zoe' })).toBe('\u202eHi, \u202cZoe\u202e!\u202c');
});
