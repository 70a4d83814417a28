// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest';
import { keepLocale } from './choice';
import { i18n } from './i18n';
import { withWords } from './with-words';
import {
  bringWords,
  chooseLocale,
  followLocale,
  offeredLocales,
  ownLocale,
  reportMissing,
  speak,
  spokenLocale,
  words,
} from './words';

const of = (messages: Record<string, string[]>) => vi.fn(async () => ({ messages }));

const catalogues = () => ({
  './locales/en/first.po': of({ back: ['Back'] }),
  './locales/en/rest.po': of({ more: ['More'] }),
  './locales/de/first.po': of({ back: ['Zurück'] }),
  './locales/ar/first.po': of({ back: ['رجوع'] }),
});

const asks = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

test('a part is fetched once, in the language that is spoken', async () => {
  const all = catalogues();
  speak('de', all);
  await Promise.all([words('first'), words('first')]);
  await words('first');
  expect(i18n._('back')).toBe('Zurück');
  expect(all['./locales/de/first.po']).toHaveBeenCalledTimes(1);
  expect(all['./locales/en/first.po']).not.toHaveBeenCalled();
});

test('the page says its language and from which side it is read', () => {
  speak('ar', catalogues());
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
  speak('de', catalogues());
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['de', 'ltr']);
});

test('words that did not come are asked for again', async () => {
  const load = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('No network.'));
  load.mockResolvedValue({ messages: { back: ['Zurück'] } });
  speak('de', { './locales/de/first.po': load });
  await expect(words('first')).rejects.toThrow('No network.');
  await words('first');
  expect(i18n._('back')).toBe('Zurück');
});

test('an import that was missed is no catalogue', async () => {
  speak('de', { './locales/de/first.po': async () => undefined });
  await expect(words('first')).rejects.toThrow('No words for first in de.');
});

test('a part of the app comes with its words', async () => {
  speak('en', catalogues());
  const load = withWords(async () => ({ default: () => i18n._('more') }));
  expect((await load()).default()).toBe('More');
});

test('a pseudo-locale is made of English', async () => {
  speak('en-XA', catalogues());
  await words('first');
  expect(i18n._('back')).toMatch(/^Bàçk/);
});

test('the browser says which language it is, unless another one was chosen in it', () => {
  const all = catalogues();
  asks('ja', 'de-AT');
  expect(ownLocale(all)).toBe('de');
  localStorage.setItem('herohood.locale', 'ar');
  expect(ownLocale(all)).toBe('ar');
  localStorage.setItem('herohood.locale', 'en-XA');
  expect(ownLocale(all)).toBe('en-XA');
});

test('a language that the app has not is not spoken', () => {
  asks('ja', 'fr');
  localStorage.setItem('herohood.locale', 'uk');
  expect(ownLocale(catalogues())).toBe('en');
});

test('what is chosen is spoken from the next page on, whatever the browser asks for', () => {
  asks('en');
  expect(keepLocale('de')).toBe(true);
  expect(ownLocale(catalogues())).toBe('de');
});

test('a browser that keeps nothing says so', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepLocale('de')).toBe(false);
});

test('all words of another language are fetched ahead, or it is told that they cannot be had', async () => {
  const all = { ...catalogues(), './locales/uk/first.po': of({}), './locales/uk/rest.po': of({}) };
  speak('en', all);
  await bringWords('uk');
  expect(all['./locales/uk/first.po']).toHaveBeenCalledOnce();
  expect(all['./locales/uk/rest.po']).toHaveBeenCalledOnce();
  expect(all['./locales/de/first.po']).not.toHaveBeenCalled();
  await bringWords('en-XA');
  expect(all['./locales/en/rest.po']).toHaveBeenCalledOnce();
  await expect(bringWords('it')).rejects.toThrow('No words in it.');
  all['./locales/uk/rest.po'].mockResolvedValue(undefined as never);
  await expect(bringWords('uk')).rejects.toThrow('No words in uk.');
});

test('a text that no catalogue has is reported', () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const told: string[] = [];
  reportMissing((error) => told.push(error.message));
  speak('de', catalogues());
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

test('the languages of the catalogues are offered, each once', () => {
  speak('en-XA', catalogues());
  expect(offeredLocales()).toEqual(['en', 'de', 'ar']);
});

test('a language that the address names is spoken, and kept for the next page', () => {
  localStorage.setItem('herohood.locale', 'ar');
  history.replaceState(null, '', '/?lang=de');
  expect([ownLocale(catalogues()), kept()]).toEqual(['de', 'de']);
  history.replaceState(null, '', '/?lang=en-XA');
  expect(ownLocale(catalogues())).toBe('de');
  history.replaceState(null, '', '/?lang=uk');
  expect([ownLocale(catalogues()), kept()]).toEqual(['de', 'de']);
});

test('what is chosen is kept, and the page is loaded anew without another language in its address', () => {
  speak('en', catalogues());
  const plain = addressOf('https://herohood.test/parent/auth?mode=register#invitation=x');
  chooseLocale('de');
  expect([kept(), plain.reload.mock.calls.length, plain.replace.mock.calls]).toEqual(['de', 1, []]);
  const named = addressOf('https://herohood.test/?lang=de&mode=login#top');
  chooseLocale('ar');
  expect([kept(), named.reload.mock.calls.length]).toEqual(['ar', 0]);
  expect(named.replace.mock.calls).toEqual([['https://herohood.test/?mode=login#top']]);
});

test('the language of whoever is signed in is kept, and worth a reload where another one is spoken', () => {
  speak('en', catalogues());
  expect([followLocale('en'), kept()]).toEqual([false, 'en']);
  expect([followLocale('de'), kept()]).toEqual([true, 'de']);
  speak(ownLocale(catalogues()), catalogues());
  expect([spokenLocale(), followLocale('de')]).toEqual(['de', false]);
});

test('no reload is worth it that would speak as before', () => {
  speak('en', catalogues());
  expect([followLocale('uk'), kept()], 'the app has no Ukrainian').toEqual([false, null]);
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
