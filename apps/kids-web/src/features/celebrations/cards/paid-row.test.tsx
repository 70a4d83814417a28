import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LookContext, traitsOf } from '../../../device/look';
import { renderPiece } from '../../../testing/render';
import type { Item } from '../own-celebrations';
import { PaidRow, sayPaid } from './paid-row';

const paid = (xp: number, words: string | null = null): Item<'paid'> => ({
  ...{ kind: 'paid', id: 'c1', habitId: 'm1', name: 'Tidy up', xp, promisedXp: 50, points: 10 },
  ...{ words, find: null },
});

const show = (mission: Item<'paid'>, look: 'young' | 'auto' = 'auto') =>
  renderPiece(
    <LookContext value={traitsOf(look)}>
      <ul>
        <PaidRow mission={mission} />
      </ul>
    </LookContext>,
  );

test.each([
  [30, 'The floor is still full.', '30 of 50 XP this time'],
  [75, 'You even dusted!', '75 XP instead of 50!'],
])('%i XP are told with the promise and the parent’s words', (xp, words, line) => {
  show(paid(xp, words));
  const row = screen.getByRole('listitem');
  expect(row).toHaveTextContent(line);
  expect(row).toHaveTextContent(words);
  expect(sayPaid(paid(xp, words))).toBe(`Tidy up. ${line}. ${words}`);
});

test.each([
  [30, 'A part of it this time'],
  [75, 'Even more this time!'],
])('who reads no such figures is told of %i XP without them', (xp, line) => {
  show(paid(xp), 'young');
  expect(screen.getByRole('listitem')).toHaveTextContent(line);
});
