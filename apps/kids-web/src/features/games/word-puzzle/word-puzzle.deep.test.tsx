import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { playGame } from '../../../testing/play-game';
import { loadPuzzle, type Puzzle } from '../word-pictures/load-puzzle';
import { WordPuzzle } from './word-puzzle';

let puzzle: Puzzle;

beforeEach(async () => {
  puzzle = await loadPuzzle('en', 1);
  vi.useFakeTimers();
});

const word = () => screen.getByRole('img').getAttribute('aria-label')!;
const tiles = () => within(screen.getByRole('group', { name: 'Letters' })).getAllByRole('button');
const yourWord = () => screen.getByRole('group', { name: /^Your word/ }).getAttribute('aria-label');
const blanks = (count: number) => Array(count).fill('blank').join(', ');

/** Taps the letters of a text, each on a tile that lies there. */
function tap(letters: string): void {
  for (const letter of letters) {
    const tile = tiles().find(
      (each) => each.textContent === letter && each.getAttribute('aria-disabled') === 'false',
    );
    fireEvent.click(tile!);
  }
}
const type = (keys: string) => {
  for (const key of keys) fireEvent.keyDown(window, { key });
};

describe('the word puzzle', () => {
  test('played by tapping to its end is worth 100', () => {
    const { wait, last, onEnd } = playGame(WordPuzzle, { puzzle });
    for (let solved = 1; solved <= 6; solved += 1) {
      tap(word());
      expect(last()).toMatchObject({ done: solved, total: 6 });
      expect(onEnd).not.toHaveBeenCalled();
      wait(1600);
    }
    expect(last().score).toBe(100);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test('can be typed, and Backspace takes back', () => {
    const { last } = playGame(WordPuzzle, { puzzle });
    const first = word();
    type(first[0]!);
    expect(yourWord()).toBe(`Your word: ${first[0]}, ${blanks(first.length - 1)}`);
    fireEvent.keyDown(window, { key: 'Backspace' });
    expect(yourWord()).toBe(`Your word: ${blanks(first.length)}`);
    type(first.toUpperCase());
    expect(last()).toMatchObject({ done: 1 });
  });

  test('a wrong order costs a little, keeps what is right and lets the rest be tried again', () => {
    const { wait, last } = playGame(WordPuzzle, { puzzle });
    const first = word();
    const wrong = first[0] + [...first.slice(1)].reverse().join('');
    tap(wrong);
    expect(screen.getByRole('status')).toHaveTextContent('Almost! Green letters are right.');
    const green = [...document.querySelectorAll('[data-fixed="true"]')].map((slot) => slot.textContent);
    expect(green).toContain(first[0]);
    expect(green.length).toBeLessThan(first.length);
    type(first);
    wait(1000);
    expect(yourWord()).toContain(`Your word: ${first[0]}`);
    expect(yourWord()).toContain('blank');
    type(first.slice(1));
    wait(1600);
    expect(last()).toEqual({ done: 1, total: 6, score: 14, answers: [false] });
  });

  test('a hint gives a letter away and costs', () => {
    const { last } = playGame(WordPuzzle, { puzzle });
    const first = word();
    for (const letter of first) {
      expect(yourWord()).toContain('blank');
      fireEvent.click(screen.getByRole('button', { name: 'Hint' }));
      expect(yourWord()).toContain(letter);
    }
    expect(last()).toEqual({ done: 1, total: 6, score: 4, answers: [false] });
  });

  test('Undo takes the last letter back, a tap the one that is meant', () => {
    playGame(WordPuzzle, { puzzle });
    const first = word();
    tap(first.slice(0, 2));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(yourWord()).toBe(`Your word: ${first[0]}, ${blanks(first.length - 1)}`);
    tap(first[1]!);
    const laid = within(screen.getByRole('group', { name: /^Your word/ })).getAllByRole('button');
    fireEvent.click(laid[0]!);
    expect(yourWord()).toBe(`Your word: blank, ${first[1]}, ${blanks(first.length - 2)}`);
  });

  test('stands still while it is paused', () => {
    const { pause, wait, onEnd, last } = playGame(WordPuzzle, { puzzle });
    pause(true);
    tap(word());
    type(word());
    expect(yourWord()).toBe(`Your word: ${blanks(word().length)}`);
    pause(false);
    const first = word();
    tap(first);
    pause(true);
    wait(60_000);
    expect(word()).toBe(first);
    pause(false);
    wait(1600);
    expect(word()).not.toBe(first);
    expect(last().done).toBe(1);
    expect(onEnd).not.toHaveBeenCalled();
  });
});

describe('in other languages', () => {
  /** A play whose first word is this one, of three letters. */
  async function playWord(locale: string, first: string) {
    vi.useRealTimers();
    const { words, pictures } = await loadPuzzle(locale, 1);
    vi.useFakeTimers();
    const entry = words.byLength[3]!.find((each) => each.word === first)!;
    const byLength = { ...words.byLength, 3: Array.from({ length: 6 }, () => ({ ...entry })) };
    return playGame(WordPuzzle, { puzzle: { words: { ...words, byLength }, pictures } });
  }
  const board = (locale: string) => document.querySelector(`[lang="${locale}"]`);

  test.each(['diş', 'arı'])('Turkish %s is typed in the capitals of its keyboard', async (first) => {
    const { last } = await playWord('tr', first);
    expect(board('tr')).toHaveAttribute('dir', 'ltr');
    type(first.toLocaleUpperCase('tr'));
    expect(last()).toMatchObject({ done: 1 });
  });

  test.each([
    ['ar', 'شمس'],
    ['he', 'פרה'],
  ])('%s runs from right to left: what is read first is laid first', async (locale, first) => {
    const { last } = await playWord(locale, first);
    expect(board(locale)).toHaveAttribute('dir', 'rtl');
    tap(first[0]!);
    expect(document.querySelector('[data-slot="0"]')).toHaveTextContent(first[0]!);
    tap(first.slice(1));
    expect(last()).toMatchObject({ done: 1 });
  });

  test('what AltGr writes is a letter, and a shortcut is none', async () => {
    const { last } = await playWord('pl', 'ząb');
    fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
    fireEvent.keyDown(window, { key: 'z', altKey: true });
    expect(yourWord()).toBe(`Your word: ${blanks(3)}`);
    type('z');
    fireEvent.keyDown(window, { key: 'ą', ctrlKey: true, altKey: true });
    type('b');
    expect(last()).toMatchObject({ done: 1 });
  });
});
