import { spokenLocale } from '@herohood/browser/text/words';
import { speakEnglish } from '@herohood/testing/speak-english';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogues } from '../testing/catalogues';
import { speakInstead } from './kept-words';

/** The languages whose words can be had. */
let there: string[];
/** What the device's note says; null where there is none. */
let note: string | null;

beforeEach(() => {
  note = null;
  there = ['en'];
  localStorage.setItem('herohood.locale', 'de');
  vi.stubGlobal('caches', { match: async () => (note ? new Response(note) : undefined) });
  vi.stubGlobal('fetch', async (address: string) => {
    if (!there.some((locale) => address.endsWith(`/${locale}.json`))) throw new TypeError('No network.');
    return Response.json({});
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  speakEnglish();
});

test('the language is spoken whose words lie on the device; what was chosen stays chosen', async () => {
  note = 'pl';
  there = ['en', 'pl'];
  await speakInstead(catalogues);
  expect([spokenLocale(), document.documentElement.lang]).toEqual(['pl', 'pl']);
  expect(localStorage.getItem('herohood.locale')).toBe('de');
});

test.each([null, 'pl'])(
  'where nothing can be had of what lies on the device (%s), English stands in',
  async (noted) => {
    note = noted;
    await speakInstead(catalogues);
    expect(spokenLocale()).toBe('en');
  },
);

test('without any words it is said that there are none', async () => {
  note = 'pl';
  there = [];
  await expect(speakInstead(catalogues)).rejects.toThrow('No network.');
});
