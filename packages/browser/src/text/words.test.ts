// @vitest-environment jsdom

import type { Locale } from '@herohood/domain/languages/locale';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLocale } from './choice';
import { i18n } from './i18n';
import {
  chooseLocale,
  fetchWords,
  followLocale,
  ownLocale,
  reportMissing,
  speak,
  speakWith,
  spokenLocale,
} from './words';

const BACK: Record<string, string> = { en: 'Back', de: 'Zurück', ar: 'رجوع' };
const catalogues = Object.fromEntries(
  Object.keys(BACK).map((locale) => [`./text/locales/${locale}.po`, `/words/${locale}.json`]),
);
const ask = vi.fn<(address: string) => Promise<Response>>();

const asks = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

beforeEach(() => {
  ask.mockReset().mockImplementation(async (address) => {
    const [, locale = ''] = /(\w+)\.json$/.exec(address) ?? [];
    return Response.json({ back: [BACK[locale]] });
  });
  vi.stubGlobal('fetch', ask);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

test('all words of a language come in one file, and no other', async () => {
  await speak('de', catalogues);
  expect([i18n._('back'), spokenLocale()]).toEqual(['Zurück', 'de']);
  expect(ask.mock.calls).toEqual([['/words/de.json']]);
});

test('the page says its language and from which side it is read', async () => {
  await speak('ar', catalogues);
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
  await speak('de', catalogues);
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['de', 'ltr']);
});

test('what cannot be had is not spoken, and can be asked for again', async () => {
  await speak('en', catalogues);
  ask.mockRejectedValueOnce(new TypeError('No network.'));
  await expect(speak('de', catalogues)).rejects.toThrow('No network.');
  ask.mockResolvedValueOnce(new Response(null, { status: 404 }));
  await expect(speak('de', catalogues)).rejects.toThrow('No words in de.');
  await expect(speak('it', catalogues)).rejects.toThrow('No words in it.');
  expect(spokenLocale()).toBe('en');
  await speak('de', catalogues);
  expect(spokenLocale()).toBe('de');
});

test('a pseudo-locale is made of English', async () => {
  await speak('en-XA', catalogues);
  expect(i18n._('back')).toMatch(/^Bàçk/);
});

test('words of another language are fetched ahead, and nothing else changes', async () => {
  await speak('en', catalogues);
  await fetchWords('de');
  expect([ask.mock.lastCall, spokenLocale()]).toEqual([['/words/de.json'], 'en']);
});

test('the browser says which language it is, unless another one was chosen in it', () => {
  asks('ja', 'de-AT');
  expect(ownLocale()).toBe('de');
  localStorage.setItem('herohood.locale', 'ar');
  expect(ownLocale()).toBe('ar');
  localStorage.setItem('herohood.locale', 'en-XA');
  expect(ownLocale()).toBe('en-XA');
});

test('a language that the app has not is not spoken', () => {
  asks('ja', 'sv');
  localStorage.setItem('herohood.locale', 'da');
  expect(ownLocale()).toBe('en');
});

test('a browser that keeps nothing says so', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepLocale('de')).toBe(false);
});

test('a text that no catalogue has is reported', () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const told: string[] = [];
  reportMissing((error) => told.push(error.message));
  speakWith('de', {});
  i18n._('nothing-of-ours');
  expect(told).toEqual(['No words for nothing-of-ours in de.']);
});

/** A stand-in for the page's address, whose calls are seen. */
function addressOf(href: string) {
  const { search } = new URL(href);
  const location = { href, search, reload: vi.fn(), replace: vi.fn() };
  vi.stubGlobal('location', location);
  return location;
}

const kept = () => localStorage.getItem('herohood.locale');

test('a language that the address names is spoken, and kept for the next page', () => {
  localStorage.setItem('herohood.locale', 'ar');
  history.replaceState(null, '', '/?lang=de');
  expect([ownLocale(), kept()]).toEqual(['de', 'de']);
  history.replaceState(null, '', '/?lang=en-XA');
  expect(ownLocale()).toBe('de');
  history.replaceState(null, '', '/?lang=da');
  expect([ownLocale(), kept()]).toEqual(['de', 'de']);
});

test('what is chosen is kept, and the page is loaded anew without another language in its address', () => {
  speakWith('en', {});
  const plain = addressOf('https://herohood.test/parent/auth?mode=register#invitation=x');
  chooseLocale('de');
  expect([kept(), plain.reload.mock.calls.length, plain.replace.mock.calls]).toEqual(['de', 1, []]);
  const named = addressOf('https://herohood.test/?lang=de&mode=login#top');
  chooseLocale('ar');
  expect([kept(), named.reload.mock.calls.length]).toEqual(['ar', 0]);
  expect(named.replace.mock.calls).toEqual([['https://herohood.test/?mode=login#top']]);
});

test('the language of whoever is signed in is kept, and worth a reload where another one is spoken', () => {
  speakWith('en', {});
  expect([followLocale('en'), kept()]).toEqual([false, 'en']);
  expect([followLocale('de'), kept()]).toEqual([true, 'de']);
  speakWith(ownLocale(), {});
  expect([spokenLocale(), followLocale('de')]).toEqual(['de', false]);
});

test('no reload is worth it that would speak as before', () => {
  speakWith('en', {});
  expect([followLocale('da' as Locale), kept()], 'this version has no Danish').toEqual([false, null]);
  addressOf('https://herohood.test/parent?lang=en');
  expect(followLocale('de'), 'the address names a language').toBe(false);
  vi.unstubAllGlobals();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  expect(followLocale('de'), 'the browser keeps nothing').toBe(false);
  vi.restoreAllMocks();
  localStorage.setItem('herohood.locale', 'ar-XB');
  expect([followLocale('de'), kept()], 'somebody tries a pseudo-locale').toEqual([false, 'ar-XB']);
});
