import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenInterruptible } from './interruption';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  document.body.replaceChildren();
});

function open(html: string): void {
  document.body.innerHTML = html;
}

test.each([
  ['a game or a celebration', '<div role="dialog"></div>'],
  ['a question about a game', '<div role="alertdialog"></div>'],
  ['a question about a reward', '<fieldset data-question="true"></fieldset>'],
  ['a reward under a thumb', '<button data-holding="true"></button>'],
  ['a login half typed', '<input value="24">'],
])('what would cut off %s waits for a moment when nothing is interrupted', (_name, html) => {
  open(html);
  document.querySelector('input')?.focus();
  const act = vi.fn();
  whenInterruptible(act);
  vi.advanceTimersByTime(5_000);
  expect(act).not.toHaveBeenCalled();
  open('');
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledTimes(1);
});
