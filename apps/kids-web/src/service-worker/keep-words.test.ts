import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { otherLanguageOf, wordsKeeper } from './keep-words';

const ORIGIN = 'https://hero.test/kids-app/assets/words/';
const build = (digest: string) =>
  ['de', 'pt-BR'].flatMap((locale) =>
    ['first', 'rest'].map((part) => `${ORIGIN}${locale}-${part}-${digest}.js`),
  );
const names = (locale: string, digest: string) =>
  [`${locale}-first-${digest}.js`, `${locale}-rest-${digest}.js`].sort();

let kept: Set<string>;
const fetched = vi.fn<(url: string) => void>();
/** The line to the server. */
const isThere = vi.fn<() => Promise<void>>();

beforeEach(() => {
  kept = new Set();
  fetched.mockReset();
  isThere.mockReset().mockResolvedValue();
  const cache = {
    match: async (url: string) => (kept.has(url) ? new Response() : undefined),
    add: async (url: string) => {
      fetched(url);
      await isThere();
      kept.add(url);
    },
    keys: async () => [...kept].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => kept.delete(url),
  };
  vi.stubGlobal('caches', { open: async () => cache });
});
afterEach(() => vi.unstubAllGlobals());

const keptFiles = () => [...kept].map((url) => url.slice(ORIGIN.length)).sort();

test('a catalogue names its language; English and all other files are nobody’s', () => {
  expect(otherLanguageOf('/kids-app/assets/words/de-first-a_B-c.js')).toBe('de');
  expect(otherLanguageOf('/kids-app/assets/words/pt-BR-rest-DE-x.js')).toBe('pt-BR');
  expect(otherLanguageOf('/kids-app/assets/words/en-first-abc.js')).toBeNull();
  expect(otherLanguageOf('/kids-app/assets/de-first-abc.js')).toBeNull();
});

test('all words of what is spoken are kept, each fetched once', async () => {
  const words = wordsKeeper(build('v1'));
  await words.keep('de');
  await words.keep('de');
  expect(keptFiles()).toEqual(names('de', 'v1'));
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('another language takes the place of the one before, and English needs none', async () => {
  const words = wordsKeeper(build('v1'));
  await words.keep('de');
  await words.keep('pt-BR');
  expect(keptFiles()).toEqual(names('pt-BR', 'v1'));
  await words.keep('en');
  expect(keptFiles()).toEqual([]);
});

test('a child who chooses again on a slow line has the last choice', async () => {
  const words = wordsKeeper(build('v1'));
  let release = () => {};
  const line = new Promise<void>((resolve) => {
    release = resolve;
  });
  isThere.mockImplementationOnce(() => line);
  const first = words.keep('de');
  const second = words.keep('pt-BR');
  release();
  await Promise.all([first, second]);
  expect(keptFiles()).toEqual(names('pt-BR', 'v1'));
});

test('what could not be fetched does not stand in the way of the next choice', async () => {
  const words = wordsKeeper(build('v1'));
  isThere.mockRejectedValueOnce(new TypeError('No network.'));
  await expect(words.keep('de')).rejects.toThrow('No network.');
  await words.keep('pt-BR');
  expect(keptFiles()).toEqual(names('pt-BR', 'v1'));
});

test('a new version brings the words of what is spoken before it is let in, and drops the old ones then', async () => {
  const [before, next] = [wordsKeeper(build('v1')), wordsKeeper(build('v2'))];
  await before.keep('de');
  await next.prepare();
  // The page of the old version is opened once more.
  await before.keep('de');
  expect(keptFiles()).toEqual([...names('de', 'v1'), ...names('de', 'v2')].sort());
  await next.tidy();
  expect(keptFiles()).toEqual(names('de', 'v2'));
});
