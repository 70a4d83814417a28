import { untilHolds } from '@herohood/testing/until-holds';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteSpoken } from '../offline/worker-contract';
import { wordsKeeper } from './keep-words';

const ORIGIN = 'https://hero.test/kids-app/assets/words/';
const nameOf = (locale: string, digest: string) => `${locale}-${digest}.json`;
const build = (digest: string) => ['en', 'de', 'pt-BR'].map((locale) => ORIGIN + nameOf(locale, digest));

let kept: Set<string>;
let notes: Map<string, Response>;
const fetched = vi.fn<(url: string) => void>();
/** The line to the server. */
const isThere = vi.fn<() => Promise<void>>();

beforeEach(() => {
  kept = new Set();
  notes = new Map();
  fetched.mockReset();
  isThere.mockReset().mockResolvedValue();
  const cache = {
    match: async (url: string) => (kept.has(url) ? new Response() : undefined),
    add: async (url: string) => {
      fetched(url);
      await isThere();
      kept.add(url);
    },
    put: async (url: string, said: Response) => void notes.set(url, said),
    keys: async () => [...kept, ...notes.keys()].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => kept.delete(url) || notes.delete(url),
  };
  vi.stubGlobal('caches', {
    open: async () => cache,
    match: async (url: string) => notes.get(url)?.clone(),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The catalogues that lie there. */
const keptFiles = () => [...kept].map((url) => url.slice(ORIGIN.length)).sort();

test('another language takes the place of the one before, and so does English', async () => {
  const words = wordsKeeper(build('v1'));
  for (const locale of ['de', 'pt-BR', 'en', 'de']) {
    await noteSpoken(locale);
    await words.keep();
    expect(keptFiles()).toEqual([nameOf(locale, 'v1')]);
  }
});

test('a child who chooses again on a slow line has the last choice', async () => {
  const words = wordsKeeper(build('v1'));
  let release = () => {};
  const line = new Promise<void>((resolve) => {
    release = resolve;
  });
  isThere.mockImplementationOnce(() => line);
  await noteSpoken('de');
  const first = words.keep();
  await untilHolds(() => expect(fetched).toHaveBeenCalledOnce());
  await noteSpoken('pt-BR');
  const second = words.keep();
  release();
  await Promise.all([first, second]);
  expect(keptFiles()).toEqual([nameOf('pt-BR', 'v1')]);
});

test('what could not be fetched leaves the words before it, and does not stand in the way of the next choice', async () => {
  const words = wordsKeeper(build('v1'));
  await noteSpoken('en');
  await words.keep();
  isThere.mockRejectedValueOnce(new TypeError('No network.'));
  await noteSpoken('de');
  await expect(words.keep()).rejects.toThrow('No network.');
  expect(keptFiles()).toEqual([nameOf('en', 'v1')]);
  await noteSpoken('pt-BR');
  await words.keep();
  expect(keptFiles()).toEqual([nameOf('pt-BR', 'v1')]);
});

test('a new version brings the words of what is spoken before it is let in, and drops the old ones then', async () => {
  const [before, next] = [wordsKeeper(build('v1')), wordsKeeper(build('v2'))];
  await noteSpoken('de');
  await before.keep();
  await next.prepare();
  // The page of the old version is opened once more.
  await before.keep();
  expect(keptFiles()).toEqual([nameOf('de', 'v1'), nameOf('de', 'v2')]);
  await next.tidy();
  expect(keptFiles()).toEqual([nameOf('de', 'v2')]);
  await next.keep();
  expect(fetched, 'the note of what is spoken is there still').toHaveBeenCalledTimes(2);
});

test('as long as there is no note, English is there', async () => {
  await wordsKeeper(build('v1')).prepare();
  expect(keptFiles()).toEqual([nameOf('en', 'v1')]);
});
