import { expect, test } from 'vitest';
import { i18n } from './i18n';
import { setApart } from './own-direction';

test('a name of the other direction is set apart, on pages of both', () => {
  expect(setApart({ who: 'Pat', what: 'رتّب الغرفة' }, 'ar')).toEqual({
    who: '\u2068Pat\u2069',
    what: 'رتّب الغرفة',
  });
  expect(setApart({ who: 'נועה', what: 'Żółw' }, 'de')).toEqual({ who: '\u2068נועה\u2069', what: 'Żółw' });
});

test('numbers, hours and signs stay as they are: a plus belongs to its number', () => {
  const values = { n: 5, hours: '07:00', xp: '+50', none: undefined };
  expect(setApart(values, 'he')).toEqual(values);
});

test('sentences are filled in so, however they are looked up', () => {
  i18n.loadAndActivate({ locale: 'ar', messages: { by: ['من ', ['who'], ' · ', ['n']], back: ['رجوع'] } });
  const said = 'من \u2068Pat\u2069 · 5';
  expect(i18n._('by', { who: 'Pat', n: 5 })).toBe(said);
  expect(i18n._({ id: 'by', values: { who: 'Pat', n: 5 } })).toBe(said);
  expect([i18n._('back'), i18n._({ id: 'back' })]).toEqual(['رجوع', 'رجوع']);
});
