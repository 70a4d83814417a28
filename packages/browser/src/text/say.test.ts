import { beforeEach, expect, test } from 'vitest';
import { i18n } from './i18n';
import { sayAll, sayDate, sayFromStart, sayList, sayNumber, sayPercent, sayPrice } from './say';

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

test('prices are US dollars in any language, to the cent', () => {
  const said = () => [sayPrice(499), sayPrice(1000), sayPrice(433.33), sayPrice(0, 0), sayPercent(13)];
  expect(said()).toEqual(['$4.99', '$10.00', '$4.33', '$0', '13%']);
  speak('de');
  expect(said()).toEqual(['4,99\u00a0$', '10,00\u00a0$', '4,33\u00a0$', '0\u00a0$', '13\u00a0%']);
});

test('from right to left, the sign of the dollar stays behind its letters', () => {
  speak('ar');
  expect(sayPrice(499)).toBe('\u200f4.99\u00a0US$\u200e');
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
