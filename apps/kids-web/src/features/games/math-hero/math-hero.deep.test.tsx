import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { playGame } from '../../../testing/play-game';
import { MathHero } from './math-hero';

beforeEach(() => {
  vi.useFakeTimers();
});

const SIGNS = { '<': 'is less than', '=': 'is equal to', '>': 'is more than' } as const;
const OPERATORS: Record<string, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '−': (a, b) => a - b,
  '×': (a, b) => a * b,
  '÷': (a, b) => a / b,
};
const text = () => screen.getByRole('math').getAttribute('aria-label')!;

/** Works out what is asked, from what stands on the screen. */
function solution(): string {
  const [left, operator, right, , result] = text().split(' ');
  if (operator === '?')
    return Number(left) === Number(right) ? '=' : Number(left) < Number(right) ? '<' : '>';
  const apply = OPERATORS[operator!]!;
  if (result === '?') return String(apply(Number(left), Number(right)));
  for (let each = 0; ; each += 1) if (apply(Number(left), each) === Number(result)) return String(each);
}

const type = (answer: string) => {
  for (const key of answer) fireEvent.keyDown(window, { key });
  if (/\d/.test(answer)) fireEvent.keyDown(window, { key: 'Enter' });
};

/** Answers with what can be tapped: a choice, a sign, or the pad. */
function tap(answer: string): void {
  const pad = screen.queryByRole('group', { name: 'Number pad' });
  if (pad) {
    for (const digit of answer) fireEvent.click(within(pad).getByRole('button', { name: `Digit ${digit}` }));
    fireEvent.click(within(pad).getByRole('button', { name: 'Hit!' }));
    return;
  }
  const name = SIGNS[answer as '<'] ?? answer;
  fireEvent.click(within(screen.getByRole('group', { name: 'Answers' })).getByRole('button', { name }));
}

describe('math hero', () => {
  test.each([
    [1, 12, 'tapped', tap],
    [10, 15, 'typed', type],
  ])(
    'at difficulty %i, %i questions %s to the end without a mistake are worth 100',
    (...[difficulty, questions, _how, give]) => {
      const { wait, last, onEnd } = playGame(MathHero, { difficulty, seed: 5 });
      for (let asked = 1; asked <= questions; asked += 1) {
        give(solution());
        expect(last()).toMatchObject({ done: asked, total: questions });
        wait(2000);
      }
      expect(last().score).toBe(100);
      expect(onEnd).toHaveBeenCalledTimes(1);
    },
  );

  test('hits the monster, harder in a combo, until the next one comes', () => {
    const { wait } = playGame(MathHero);
    const hearts = () => screen.getByRole('img', { name: /hearts left/ }).getAttribute('aria-label');
    expect(hearts()).toBe('4 of 4 hearts left');
    for (const left of ['3 of 4', '2 of 4', '0 of 4']) {
      type(solution());
      expect(hearts()).toBe(`${left} hearts left`);
      if (left === '0 of 4') expect(screen.getByText('Combo ×3')).toBeInTheDocument();
      else wait(1200);
    }
    expect(screen.getByRole('status')).toHaveTextContent('Monster beaten!');
    wait(2000);
    expect(screen.getByText('Monster 2')).toBeInTheDocument();
    expect(hearts()).toBe('5 of 5 hearts left');
  });

  test('a wrong answer may be mended for half; after the second one the solution is shown', () => {
    const { wait, last } = playGame(MathHero, { difficulty: 10 });
    const first = text();
    type('999');
    expect(screen.getByRole('status')).toHaveTextContent('Not quite. Look above and try once more!');
    expect(screen.getByRole('region', { name: 'A little help' })).toBeVisible();
    expect(text()).toBe(first);
    type(solution());
    expect(last()).toMatchObject({ done: 1, score: 3, answers: [false] });
    expect(screen.queryByRole('region', { name: 'A little help' })).not.toBeInTheDocument();
    wait(1200);
    const second = text().replace('?', solution());
    type('999');
    type('998');
    expect(screen.getByRole('status')).toHaveTextContent(`It was ${second}`);
    expect(last()).toMatchObject({ done: 2, score: 3 });
    wait(2700);
    expect(text().replace('?', solution())).not.toBe(second);
  });

  test('a wrong answer brings something to count that fits the question', () => {
    for (let seed = 1; seed <= 4; seed += 1) {
      const { wait } = playGame(MathHero, { difficulty: 4, seed });
      for (let asked = 0; asked < 5; asked += 1) {
        const question = text();
        const wrong = screen
          .queryByRole('group', { name: 'Answers' })
          ?.querySelectorAll<HTMLButtonElement>('button');
        const other = [...(wrong ?? [])].find((button) => button.textContent !== solution());
        if (other) fireEvent.click(other);
        else type('9999');
        const help = within(screen.getByRole('region', { name: 'A little help' }));
        const shown = help.getByRole('img').getAttribute('aria-label')!;
        const [left, operator] = question.split(' ');
        if (operator === '?') expect(shown).toBe(question.replace('?', 'and'));
        else if ('×÷'.includes(operator!)) expect(shown).toMatch(/^\d+ rows? of \d+ dots?$/);
        else if (!shown.includes('dot'))
          expect([left, question.split(' ')[4]]).toContain(shown.match(/^From (\d+):/)?.[1]);
        type(solution());
        wait(2700);
      }
      cleanup();
    }
  });

  test('what is typed can be erased', () => {
    playGame(MathHero, { difficulty: 10 });
    const box = () => screen.getByRole('math').textContent;
    const empty = box();
    fireEvent.click(screen.getByRole('button', { name: 'Digit 7' }));
    expect(box()).not.toBe(empty);
    fireEvent.click(screen.getByRole('button', { name: 'Erase' }));
    expect(box()).toBe(empty);
  });

  test('stands still while it is paused', () => {
    const { pause, wait, last } = playGame(MathHero);
    pause(true);
    type(solution());
    expect(last().done).toBe(0);
    pause(false);
    type(solution());
    const question = text();
    pause(true);
    wait(60_000);
    expect(text()).toBe(question);
    pause(false);
    wait(1200);
    expect(text()).not.toBe(question);
  });
});
