import { expect, test } from 'vitest';
import { setApart } from './own-direction';

const PLAIN = 'A sentence that chooses nothing.';

test('a name of the other direction is set apart, on pages of both', () => {
  expect(setApart({ who: 'Pat', what: 'رتّب الغرفة' }, 'ar', PLAIN)).toEqual({
    who: '\u2068Pat\u2069',
    what: 'رتّب الغرفة',
  });
  expect(setApart({ who: 'נועה', what: 'Żółw' }, 'de', PLAIN)).toEqual({
    who: '\u2068נועה\u2069',
    what: 'Żółw',
  });
});

test('numbers, hours and signs stay as they are (a plus belongs to its number), and so do links', () => {
  const values = { n: 5, hours: '07:00', xp: '+50', link: 'https://a.example/', none: undefined };
  expect(setApart(values, 'he', PLAIN)).toEqual(values);
});

test('what a sentence chooses its words by stays as it is, at any depth', () => {
  const byPeriod = ['period', 'select', { month: ['לחודש'], other: [['price'], ' ', ['period']] }];
  const nested = [['n', 'plural', { one: [byPeriod], other: ['#'] }]];
  const values = { n: 1, period: 'month', price: 'US$' };
  const wanted = { ...values, price: '\u2068US$\u2069' };
  expect(setApart(values, 'he', [byPeriod])).toEqual(wanted);
  expect(setApart(values, 'he', nested)).toEqual(wanted);
  expect(setApart({ who: 'Pat' }, 'he', [['who'], 'select'])).toEqual({ who: '\u2068Pat\u2069' });
});
