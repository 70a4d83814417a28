import type { PuzzleWords } from '@herohood/domain/games/puzzle-words';
import { wordPlan } from '@herohood/domain/games/word-puzzle';
import type { Puzzle, WordPictures } from '../game';

type Locale = keyof typeof lists;

const lists = {
  en: () => import('@herohood/domain/games/puzzle-words/en'),
  de: () => import('@herohood/domain/games/puzzle-words/de'),
  fr: () => import('@herohood/domain/games/puzzle-words/fr'),
  es: () => import('@herohood/domain/games/puzzle-words/es'),
  'pt-BR': () => import('@herohood/domain/games/puzzle-words/pt-br'),
  it: () => import('@herohood/domain/games/puzzle-words/it'),
  nl: () => import('@herohood/domain/games/puzzle-words/nl'),
  pl: () => import('@herohood/domain/games/puzzle-words/pl'),
  tr: () => import('@herohood/domain/games/puzzle-words/tr'),
  uk: () => import('@herohood/domain/games/puzzle-words/uk'),
  ar: () => import('@herohood/domain/games/puzzle-words/ar'),
  he: () => import('@herohood/domain/games/puzzle-words/he'),
};

/** The languages that have words of their own. */
export const PUZZLE_LOCALES = Object.keys(lists) as Locale[];

/** Fetches the words of a language and their pictures; English where it has none. @throws Error when the network is away */
export async function loadPuzzle(locale: string, difficulty: number): Promise<Puzzle> {
  const { puzzleWords: words } = await lists[nearest(locale)]();
  return { words, pictures: await loadWordPictures(words, difficulty) };
}

/** The same language of another region will do. */
function nearest(locale: string): Locale {
  const language = (tag: string) => tag.split('-')[0];
  return (
    PUZZLE_LOCALES.find((each) => each === locale) ??
    PUZZLE_LOCALES.find((each) => language(each) === language(locale)) ??
    'en'
  );
}

/** Pictures lie in one chunk for each length of their names: an English play fetches the two or three that it asks for. */
const shelves = import.meta.glob<{ default: WordPictures }>('./*-letters.json', { query: '?pictures' });

/** Fetches the pictures of all words that a play may ask for. @throws Error when the network is away */
async function loadWordPictures(words: PuzzleWords, difficulty: number): Promise<WordPictures> {
  const askable = new Set(wordPlan(words, difficulty).flatMap((length) => words.byLength[length]!));
  const wanted = new Set([...askable].map(({ picture }) => picture.length));
  const fetched = await Promise.all([...wanted].map((length) => shelves[`./${length}-letters.json`]!()));
  return Object.assign({}, ...fetched.map((part) => part.default));
}
