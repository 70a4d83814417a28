import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { playGame } from '../../../testing/play-game';
import { MathHero } from './math-hero';

beforeEach(() => {
  vi.useFakeTimers();
});
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

describe('math hero', () => {
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
