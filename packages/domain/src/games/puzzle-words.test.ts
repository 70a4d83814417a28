import { describe, expect, it } from 'vitest';
import { HARDEST } from './difficulty';
import { puzzleWords as ar } from './puzzle-words/ar';
import { puzzleWords as de } from './puzzle-words/de';
import { puzzleWords as en } from './puzzle-words/en';
import { puzzleWords as es } from './puzzle-words/es';
import { puzzleWords as fr } from './puzzle-words/fr';
import { puzzleWords as he } from './puzzle-words/he';
import { puzzleWords as it_ } from './puzzle-words/it';
import { puzzleWords as nl } from './puzzle-words/nl';
import { puzzleWords as pl } from './puzzle-words/pl';
import { puzzleWords as ptBr } from './puzzle-words/pt-br';
import { puzzleWords as tr } from './puzzle-words/tr';
import { puzzleWords as uk } from './puzzle-words/uk';
import { seededRandom } from './random';
import { judgeBoard, layLetter, looseLetter, openBoard } from './word-board';
import { dealWords, decoysFor, wordPlan } from './word-puzzle';

const LATIN = 'abcdefghijklmnopqrstuvwxyz';
/** All letters that words of a language may have: one key each, or two where an accent is typed first. */
const ALPHABETS: Record<string, string> = {
  en: LATIN,
  // No ß: its capital is two letters.
  de: `${LATIN}äöü`,
  // No œ: no key has it.
  fr: `${LATIN}àâçéèêëîïôûù`,
  es: `${LATIN}áéíóúüñ`,
  'pt-BR': `${LATIN}áâãàçéêíóôõú`,
  it: `${LATIN}àèéìòù`,
  nl: `${LATIN}ëïéö`,
  pl: 'aąbcćdeęfghijklłmnńoóprsśtuwyzźż',
  tr: 'abcçdefgğhıijklmnoöprsştuüvyz',
  // No apostrophe.
  uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
  // No vowel marks, neither here nor in Hebrew.
  ar: 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءأإآؤئىة',
  he: 'אבגדהוזחטיכלמנסעפצקרשתםןץףך',
};
const lists = [en, de, fr, es, ptBr, it_, nl, pl, tr, uk, ar, he];
const sorted = (letters: string) => [...letters].sort().join('');

it('there is a list for each of the twelve languages', () => {
  expect(lists.map(({ locale }) => locale)).toEqual(expect.arrayContaining(Object.keys(ALPHABETS)));
  expect(new Set(lists.map(({ locale }) => locale)).size).toBe(12);
});

describe.each(lists)('the words of $locale', (list) => {
  const entries = Object.values(list.byLength).flat();
  const words = entries.map(({ word }) => word);

  it('are many, and none is made of the letters of another', () => {
    expect(words.length).toBeGreaterThanOrEqual(200);
    expect(new Set(words.map(sorted)).size).toBe(words.length);
    expect(new Set(entries.map(({ picture }) => picture)).size).toBe(entries.length);
  });

  it('are of small letters that its keyboard has, each one place on the board', () => {
    const alphabet = new Set(ALPHABETS[list.locale]);
    const graphemes = new Intl.Segmenter(list.locale);
    for (const word of words) {
      expect([...word].filter((letter) => !alphabet.has(letter))).toEqual([]);
      expect(word.toLocaleLowerCase(list.locale)).toBe(word);
      expect(word.normalize('NFC')).toBe(word);
      expect([...graphemes.segment(word)]).toHaveLength(word.length);
      // Capitals are drawn: as many as there are small letters, and the way back leads to the same word.
      const capitals = word.toLocaleUpperCase(list.locale);
      expect(capitals).toHaveLength(word.length);
      expect(capitals.toLocaleLowerCase(list.locale)).toBe(word);
    }
    expect([...list.decoys].filter((letter) => !alphabet.has(letter))).toEqual([]);
  });

  it('stand under their number of letters, enough for every play', () => {
    for (const [length, group] of Object.entries(list.byLength)) {
      for (const { word } of group) expect(word).toHaveLength(Number(length));
      expect(Number(length)).toBeGreaterThanOrEqual(3);
      expect(Number(length)).toBeLessThanOrEqual(10);
      expect(group.length).toBeGreaterThanOrEqual(8);
    }
  });

  it('can be dealt and solved in their own order from 200 seeds, over all difficulties', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const hard = (seed % HARDEST) + 1;
      const rounds = dealWords(list, hard, seededRandom(seed));
      expect(rounds.map(({ word }) => word.length)).toEqual(wordPlan(list, hard));
      const unsolved = rounds.filter((round) => {
        let board = openBoard(round);
        for (const letter of round.word) board = layLetter(board, looseLetter(board, letter));
        const tiles = round.word.length + decoysFor(hard);
        return !judgeBoard(board).isSolved || round.letters.length !== tiles;
      });
      expect(unsolved).toEqual([]);
    }
  });
});

it('right to left are Arabic and Hebrew, whose final letters stand only at the end', () => {
  expect(lists.filter(({ direction }) => direction === 'rtl')).toEqual([ar, he]);
  for (const { word } of Object.values(he.byLength).flat()) {
    expect(word).not.toMatch(/[םןץףך]./);
    expect(word).not.toMatch(/[מנצכ]$/);
  }
  for (const { word } of Object.values(ar.byLength).flat()) expect(word).not.toMatch(/[ةى]./);
});
