import type { PuzzleWords } from '@herohood/domain/games/puzzle-words';
import { wordPlan } from '@herohood/domain/games/word-puzzle';
import type { WordPictures } from '../game';

/** Pictures lie in one chunk for each length of their names: an English play fetches the two or three that it asks for. */
const shelves: Readonly<Record<number, () => Promise<{ pictures: WordPictures }>>> = {
  3: () => import('./three-letters'),
  4: () => import('./four-letters'),
  5: () => import('./five-letters'),
  6: () => import('./six-letters'),
  7: () => import('./seven-letters'),
  8: () => import('./eight-letters'),
  9: () => import('./nine-letters'),
  10: () => import('./ten-letters'),
};

/** Fetches the pictures of all words that a play may ask for. @throws Error when the network is away */
export async function loadWordPictures(words: PuzzleWords, difficulty: number): Promise<WordPictures> {
  const askable = new Set(wordPlan(words, difficulty).flatMap((length) => words.byLength[length]!));
  const wanted = new Set([...askable].map(({ picture }) => picture.length));
  const fetched = await Promise.all([...wanted].map((length) => shelves[length]!()));
  return Object.assign({}, ...fetched.map(({ pictures }) => pictures));
}
