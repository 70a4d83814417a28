import { expect, test } from 'vitest';
import { setApart } from './own-direction';

test('a name of the other direction is set apart, on pages of both', () => {
  expect(setApart({ who: 'Pat', what: 'رتّب الغرفة' }, 'ar')).toEqual({
    who: '\u2068Pat\u2069',
    what: 'رتّب الغرفة',
  });
  expect(setApart({ who: 'נועה', what: 'Żółw' }, 'de')).toEqual({ who: '\u2068נועה\u2069', what: 'Żółw' });
});

test('numbers, hours and signs stay as they are (a plus belongs to its number), and so do links', () => {
  const values = { n: 5, hours: '07:00', xp: '+50', link: 'https://a.example/', none: undefined };
  expect(setApart(values, 'he')).toEqual(values);
});
