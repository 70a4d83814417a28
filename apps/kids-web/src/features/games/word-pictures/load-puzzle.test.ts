import { HARDEST } from '@herohood/domain/games/difficulty';
import { wordPlan } from '@herohood/domain/games/word-puzzle';
import { expect, test } from 'vitest';
import { loadPuzzle, PUZZLE_LOCALES } from './load-puzzle';

test.each(PUZZLE_LOCALES)('every word that can be asked in %s has its picture', async (locale) => {
  for (let hard = 1; hard <= HARDEST; hard += 1) {
    const { words, pictures } = await loadPuzzle(locale, hard);
    expect(words.locale).toBe(locale);
    const asked = wordPlan(words, hard).flatMap((length) => words.byLength[length]!);
    expect(asked.filter(({ picture }) => !Object.hasOwn(pictures, picture))).toEqual([]);
  }
});

test('an English play fetches no other pictures than its own', async () => {
  const { words, pictures } = await loadPuzzle('en', 1);
  const lengths = new Set(Object.keys(pictures).map((name) => name.length));
  expect([...lengths].sort()).toEqual([...new Set(wordPlan(words, 1))]);
});

test.each([
  ['de-AT', 'de'],
  ['pt-PT', 'pt-BR'],
  ['en-XA', 'en'],
  ['ar-XB', 'ar'],
  ['ja', 'en'],
])('who speaks %s is asked in %s', async (locale, asked) => {
  expect((await loadPuzzle(locale, 1)).words.locale).toBe(asked);
});
