import { spokenLocale } from '@herohood/ui/text/words';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speakInstead } from './words-instead';

const missing = () => vi.fn<() => Promise<unknown>>().mockRejectedValue(new TypeError('No network.'));
const there = () => vi.fn<() => Promise<unknown>>().mockResolvedValue({ messages: {} });
const catalogues = { en: missing(), de: missing(), pl: missing() };
const files = Object.fromEntries(
  Object.entries(catalogues).map(([locale, load]) => [`./locales/${locale}/first.po`, load]),
);

/** What the device's note says; null where there is none. */
let note: string | null;

beforeEach(() => {
  note = null;
  for (const load of Object.values(catalogues)) load.mockReset().mockImplementation(missing());
  localStorage.setItem('herohood.locale', 'de');
  vi.stubGlobal('caches', { match: async () => (note ? new Response(note) : undefined) });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('the language is spoken whose words lie on the device; what was chosen stays chosen', async () => {
  note = 'pl';
  catalogues.pl.mockImplementation(there());
  catalogues.en.mockImplementation(there());
  await speakInstead(files);
  expect([spokenLocale(), document.documentElement.lang]).toEqual(['pl', 'pl']);
  expect(localStorage.getItem('herohood.locale')).toBe('de');
});

test('where nothing lies on the device, or cannot be had either, English stands in', async () => {
  catalogues.en.mockImplementation(there());
  await speakInstead(files);
  expect(spokenLocale()).toBe('en');
  note = 'pl';
  await speakInstead(files);
  expect(spokenLocale()).toBe('en');
});

test('without any words it is said that there are none', async () => {
  note = 'pl';
  await expect(speakInstead(files)).rejects.toThrow('No network.');
});
