import {
  MAX_LAYER,
  MAX_PIECES,
  type OwnedItem,
  type Piece,
  ROOM_HEIGHT,
  ROOM_WIDTH,
} from '@herohood/domain/world/room';

import type { CSSProperties } from 'react';

export type Place = { x: number; y: number };

/** Where a hero stands who has nothing else to do; first things are placed beside them. */
export const HERO_PLACE: Place = { x: 5, y: 6 };

/** What a room begins with. */
export const FIRST_PIECES: readonly Piece[] = [
  { itemId: 'furniture-bed', x: 2, y: 5, layer: 0 },
  { itemId: 'furniture-couch-and-lamp', x: 9, y: 5, layer: 0 },
];

const within = (value: number, size: number) => Math.min(size - 1, Math.max(0, Math.round(value)));

/** The nearest place inside of the room. */
export const insideRoom = ({ x, y }: Place): Place => ({
  x: within(x, ROOM_WIDTH),
  y: within(y, ROOM_HEIGHT),
});

/** Puts one more thing at a place, in front of what stands there. A full room stays as it is. */
export function put(pieces: readonly Piece[], itemId: string, place: Place): Piece[] {
  if (pieces.length >= MAX_PIECES) return [...pieces];
  return [...pieces, inFront(pieces, itemId, place)];
}

/** Moves the piece at `index`; it comes to the front of its new place. */
export function move(pieces: readonly Piece[], index: number, place: Place): Piece[] {
  const others = pieces.filter((_, at) => at !== index);
  return pieces.map((piece, at) => (at === index ? inFront(others, piece.itemId, place) : piece));
}

export function putAway(pieces: readonly Piece[], index: number): Piece[] {
  return pieces.filter((_, at) => at !== index);
}

function inFront(others: readonly Piece[], itemId: string, place: Place): Piece {
  const { x, y } = insideRoom(place);
  const layers = others.filter((each) => each.x === x && each.y === y).map(({ layer }) => layer);
  return { itemId, x, y, layer: Math.min(MAX_LAYER, Math.max(-1, ...layers) + 1) };
}

/** What is not in the room yet, with how many there are of it. */
export function onShelf(owned: readonly OwnedItem[], pieces: readonly Piece[]): OwnedItem[] {
  return owned.flatMap((item) => {
    const count = item.count - pieces.filter(({ itemId }) => itemId === item.itemId).length;
    return count > 0 ? [{ ...item, count }] : [];
  });
}

/** The free place that is nearest to the hero; the hero's own when all are taken. */
export function freePlace(pieces: readonly Piece[]): Place {
  const taken = new Set(pieces.map(({ x, y }) => `${x} ${y}`));
  const places = Array.from({ length: ROOM_WIDTH * ROOM_HEIGHT }, (_, at) => ({
    x: at % ROOM_WIDTH,
    y: Math.floor(at / ROOM_WIDTH),
  }));
  const distance = ({ x, y }: Place) => Math.hypot(x - HERO_PLACE.x, y - HERO_PLACE.y);
  const free = places
    .filter(({ x, y }) => !taken.has(`${x} ${y}`) && (x !== HERO_PLACE.x || y !== HERO_PLACE.y))
    .sort((a, b) => distance(a) - distance(b));
  return free[0] ?? HERO_PLACE;
}

/** Whether two rooms look alike. */
export function sameRoom(a: readonly Piece[], b: readonly Piece[]): boolean {
  return JSON.stringify(a.map(asRow)) === JSON.stringify(b.map(asRow));
}

const asRow = ({ itemId, x, y, layer }: Piece) => [itemId, x, y, layer];

/** Where a piece is drawn: further down is nearer, and of one place the higher layer is in front. */
export const placeStyle = ({ x, y, layer }: Pick<Piece, 'x' | 'y' | 'layer'>) =>
  ({ '--x': x, '--y': y, zIndex: 1 + y * 12 + layer }) as CSSProperties;
