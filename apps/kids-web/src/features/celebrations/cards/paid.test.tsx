import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LookContext, traitsOf } from '../../../device/look';
import { makeHero } from '../../../testing/fixtures';
import { renderPiece } from '../../../testing/render';
import { user } from '../../../testing/user';
import type { Item } from '../parties';
import { EarningsCelebration, PaidRow, sayPaid } from './paid';

const paid = (name: string, habitId: string | null = name): Item<'paid'> => ({
  ...{ kind: 'paid', id: name, habitId, name, xp: 50, promisedXp: 50, points: 10, words: null, find: null },
});
const [teeth, bed] = [paid('Brush teeth'), paid('Make the bed')];
const car = paid('Washed the car', null);

test('a long list is folded, so that the button stays in view', async () => {
  const items = Array.from({ length: 8 }, (_, at) => paid(`Deed ${at}`));
  renderPiece(<EarningsCelebration hero={makeHero()} items={items} onClose={() => {}} />);
  await user.click(await screen.findByText('and 5 more'));
  expect(screen.getByText('Deed 7')).toBeVisible();
});

test.each<[string, Item<'paid'>[]]>([
  ['You did something extra!', [car]],
  ['Mission approved!', [teeth, car]],
  ['2 missions approved!', [teeth, bed, car]],
])('a party says %s', async (title, items) => {
  renderPiece(<EarningsCelebration hero={makeHero()} items={items} onClose={() => {}} />);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  for (const { name } of items) expect(screen.getByText(name)).toBeInTheDocument();
  expect(screen.getByText(`+${items.length * 50} XP`)).toBeInTheDocument();
});

const paidOf = (xp: number, words: string | null = null): Item<'paid'> => ({
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
  show(paidOf(xp, words));
  const row = screen.getByRole('listitem');
  expect(row).toHaveTextContent(line);
  expect(row).toHaveTextContent(words);
  expect(sayPaid(paidOf(xp, words))).toBe(`Tidy up. ${line}. ${words}`);
});

test.each([
  [30, 'A part of it this time'],
  [75, 'Even more this time!'],
])('who reads no such figures is told of %i XP without them', (xp, line) => {
  show(paidOf(xp), 'young');
  expect(screen.getByRole('listitem')).toHaveTextContent(line);
});
