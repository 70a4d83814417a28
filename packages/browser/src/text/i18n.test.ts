import { expect, test } from 'vitest';
import { i18n } from './i18n';
import { code } from './say';

test('sentences are filled in so, however they are looked up', () => {
  i18n.loadAndActivate({ locale: 'ar', messages: { by: ['من ', ['who'], ' · ', ['n']], back: ['رجوع'] } });
  const said = 'من \u2068Pat\u2069 · 5';
  expect(i18n._('by', { who: 'Pat', n: 5 })).toBe(said);
  expect(i18n._({ id: 'by', values: { who: 'Pat', n: 5 } })).toBe(said);
  expect([i18n._('back'), i18n._({ id: 'back' })]).toEqual(['رجوع', 'رجوع']);
});

test('a code by which a sentence chooses its words is no name', () => {
  i18n.loadAndActivate({
    locale: 'ar',
    messages: { per: [['price'], ' ', ['period', 'select', { month: ['لكل شهر'], other: [['period']] }]] },
  });
  const said = (id: string) => i18n._('per', { price: '4.99', period: code(id) });
  expect([said('month'), said('week')]).toEqual(['4.99 لكل شهر', '4.99 week']);
});
