import type { PuzzleWords } from '@herohood/domain/games/puzzle-words';
import { wordPlan } from '@herohood/domain/games/word-puzzle';
import type { WordPictures } from '../game';

/** Pictures lie in one chunk for each length of their names: an English play fetches the two or three that it asks for. */
const shelves = import.meta.glob<{ default: WordPictures }>('./*-letters.json', { query: '?pictures' });

/** Fetches the pictures of all words that a play may ask for. @throws Error when the network is away */
export async function loadWordPictures(words: PuzzleWords, difficulty: number): Promise<WordPictures> {
  const askable = new Set(wordPlan(words, difficulty).flatMap((length) => words.byLength[length]!));
  const wanted = new Set([...askable].map(({ picture }) => picture.length));
  const fetched = await Promise.all([...wanted].map((length) => shelves[`./${length}-letters.json`]!()));
  return Object.assign({}, ...fetched.map((part) => part.default));
}
