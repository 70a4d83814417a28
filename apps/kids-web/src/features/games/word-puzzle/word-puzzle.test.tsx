import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { playGame } from '../../../testing/play-game';
import type { Puzzle } from '../game';
import { loadPuzzle } from '../word-pictures/load-puzzle';
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

  test('Arabic runs from right to left: what is read first is laid first', async () => {
    const first = 'شمس';
    const { last } = await playWord('ar', first);
    expect(document.querySelector('[lang="ar"]')).toHaveAttribute('dir', 'rtl');
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
