import type { PuzzleWord } from '@herohood/domain/games/puzzle-words';
import { wordPlan } from '@herohood/domain/games/word-puzzle';
import type { Picture } from '../game';

/** The picture of each word. */
export type WordPictures = Readonly<Record<PuzzleWord, Picture>>;

/** Pictures lie in one chunk for each length of words: a play fetches the two or three that it asks for. */
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
export async function loadWordPictures(difficulty: number): Promise<WordPictures> {
  const wanted = [...new Set(wordPlan(difficulty))].map((length) => shelves[length]!());
  const fetched = await Promise.all(wanted);
  return Object.assign({}, ...fetched.map(({ pictures }) => pictures));
}
