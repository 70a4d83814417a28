import { expect, test } from 'vitest';
import { oneOf, seededRandom, wholeBetween } from '../games/random';
import { notOwned, type OwnedItem, type Piece, withoutLost } from './room';

const IDS = ['sea-crab', 'sea-coral', 'furniture-bed', 'gear-crown'];
const at = (itemId: string, x = 0): Piece => ({ itemId, x, y: 0, layer: 0 });
const owns = (itemId: string, count: number): OwnedItem => ({ itemId, kind: 'find', count });

test('what is not owned, or not that often, is named', () => {
  expect(notOwned([at('sea-crab'), at('sea-crab', 1), at('sea-coral')], [owns('sea-crab', 1)])).toEqual([
    'sea-crab',
    'sea-coral',
  ]);
  expect(notOwned([], [])).toEqual([]);
});

test('what is lost leaves the room, the piece that was placed last first', () => {
  const pieces = [at('sea-crab', 3), at('sea-coral'), at('sea-crab', 5)];
  expect(withoutLost(pieces, [owns('sea-crab', 1), owns('sea-coral', 1)])).toEqual(pieces.slice(0, 2));
});

test.each([1, 2, 3])('a room without what is lost holds nothing that is not owned (seed %i)', (seed) => {
  const random = seededRandom(seed);
  for (let round = 0; round < 200; round += 1) {
    const pieces = Array.from({ length: wholeBetween(random, 0, 60) }, (_, x) =>
      at(oneOf(random, IDS), x % 12),
    );
    const owned = IDS.map((id) => owns(id, wholeBetween(random, 0, 12)));
    const room = withoutLost(pieces, owned);
    expect(notOwned(room, owned)).toEqual([]);
    expect(room.length + notOwned(pieces, owned).length).toBe(pieces.length);
  }
});
