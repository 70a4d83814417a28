import { MAX_PIECES, notOwned, type Piece } from '@herohood/domain/world/room';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freePlace, insideRoom, move, onShelf, put, putAway } from './room-edits';

const owned = [
  { itemId: 'sea-crab', kind: 'find' as const, count: 2 },
  { itemId: 'furniture-bed', kind: 'furniture' as const, count: 1 },
];

test('what comes to a taken place stands in front', () => {
  const room = put(put([], 'sea-crab', { x: 3, y: 4 }), 'furniture-bed', { x: 3, y: 4 });
  expect(room.map(({ layer }) => layer)).toEqual([0, 1]);
  expect(move(room, 0, { x: 3, y: 4 })[0]).toMatchObject({ layer: 2 });
});

test('a full room takes no more', () => {
  const room: Piece[] = Array.from({ length: MAX_PIECES }, () => ({ itemId: 'any', x: 0, y: 0, layer: 0 }));
  expect(put(room, 'one-more', { x: 1, y: 1 })).toEqual(room);
});

test('whatever is done with the shelf and the room, the room holds no more than is owned, inside its places', () => {
  const act = fc.record({
    kind: fc.constantFrom('put', 'move', 'away'),
    at: fc.nat(9),
    x: fc.integer(),
    y: fc.integer(),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      let room: Piece[] = [];
      for (const { kind, at, x, y } of acts) {
        const [first] = onShelf(owned, room);
        if (kind === 'put' && first) room = put(room, first.itemId, freePlace(room));
        if (kind === 'move' && at < room.length) room = move(room, at, { x, y });
        if (kind === 'away' && at < room.length) room = putAway(room, at);
      }
      expect(notOwned(room, owned)).toEqual([]);
      for (const piece of room) expect(insideRoom(piece)).toEqual({ x: piece.x, y: piece.y });
    }),
  );
});
