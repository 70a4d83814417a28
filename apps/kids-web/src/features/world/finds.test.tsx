import { findsOf } from '@herohood/domain/world/find';
import { FIND_SETS } from '@herohood/domain/world/find-sets';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPiece } from '../../testing/render';
import { Finds } from './finds';

const SET_SIZE = FIND_SETS[0]!.finds.length;

/** The first finds of a hero, and the names of their sets in the order in which they begin. */
function firstFinds(count: number) {
  const find = findsOf('hero-1');
  const order = Array.from({ length: SET_SIZE * FIND_SETS.length }, (_, no) => find(no));
  const names = [...new Set(order.map(({ set }) => set))].map(
    (id) => FIND_SETS.find((set) => set.id === id)!.name,
  );
  const finds = order.slice(0, count).map(({ id: findId, ...found }) => ({
    ...{ ...found, findId, completionId: findId, day: null, story: null, foundAt: '2026-03-10T08:00:00Z' },
  }));
  return { finds, names };
}

test('the set that fills now is open, and the next one is the one that the hero’s chests really hold', () => {
  const { finds, names } = firstFinds(1);
  renderPiece(<Finds heroId="hero-1" finds={finds} />);
  expect(screen.getByRole('region', { name: names[0]! })).toHaveTextContent('1 of 13');
  expect(screen.getByText(`Next set: ${names[1]}`)).toBeVisible();
  expect(screen.queryAllByRole('group')).toEqual([]);
});

test('before the first find the set in which it will lie is open; whoever has all finds has no next one', () => {
  const { names } = firstFinds(0);
  const { unmount } = renderPiece(<Finds heroId="hero-1" finds={[]} />);
  expect(screen.getByRole('region', { name: names[0]! })).toHaveTextContent('0 of 13');
  unmount();
  renderPiece(<Finds heroId="hero-1" finds={firstFinds(SET_SIZE * FIND_SETS.length).finds} />);
  expect(screen.getAllByRole('group')).toHaveLength(FIND_SETS.length);
  expect(screen.queryByText(/^Next set/)).not.toBeInTheDocument();
});
