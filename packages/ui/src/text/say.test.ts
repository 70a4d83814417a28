import { i18n } from '@lingui/core';
import { beforeEach, expect, test } from 'vitest';
import { sayAll, sayDate, sayFromStart, sayList, sayNumber } from './say';

const speak = (locale: string) => {
  i18n.load(locale, {});
  i18n.activate(locale);
};

beforeEach(() => speak('en'));

test('numbers, dates and lists are written as the language has them', () => {
  const day = new Date('2026-11-17T12:00:00Z');
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  expect([sayNumber(1250), sayDate(day, options)]).toEqual(['1,250', 'Tuesday, November 17']);
  expect([sayList(['sick', 'away']), sayAll(['Mia', 'Leo'])]).toEqual(['sick, away', 'Mia and Leo']);
  speak('de');
  expect([sayNumber(1250), sayDate(day, options)]).toEqual(['1.250', 'Dienstag, 17. November']);
  expect(sayAll(['Mia', 'Leo'])).toBe('Mia und Leo');
});

test('of one there is no list, and of none nothing', () => {
  expect([sayList(['sick']), sayList([]), sayAll([])]).toEqual(['sick', '', '']);
});

test('a sentence begins as its language has it', () => {
  expect(sayFromStart('in stock')).toBe('In stock');
  expect(sayFromStart('')).toBe('');
  speak('tr');
  expect(sayFromStart('iyi')).toBe('İyi');
});
