import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeHero } from '../../../testing/fixtures';
import { renderPiece } from '../../../testing/render';
import { user } from '../../../testing/user';
import type { Item } from '../own-celebrations';
import { EarningsCelebration } from './paid';

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
