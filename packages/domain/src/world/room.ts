/** The room's places: x 0–11, y 0–7; of two pieces on one place the higher layer stands in front (rules: the room). */
export const ROOM_WIDTH = 12;
export const ROOM_HEIGHT = 8;
export const MAX_LAYER = 9;
export const MAX_PIECES = 60;

export interface Piece {
  itemId: string;
  x: number;
  y: number;
  layer: number;
}

/** Something that can stand in the room, and how often its hero has it. */
export interface OwnedItem {
  itemId: string;
  kind: 'find' | 'furniture' | 'gear';
  count: number;
}

/** What a hero has that can stand in a room: each kind's ids, as often as they have it. */
export function ownedItems(has: {
  finds: readonly string[];
  furniture: readonly string[];
  gear: readonly string[];
}): OwnedItem[] {
  return [
    ...counted('find', has.finds),
    ...counted('furniture', has.furniture),
    ...counted('gear', has.gear),
  ];
}

function counted(kind: OwnedItem['kind'], ids: readonly string[]): OwnedItem[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([itemId, count]) => ({ itemId, kind, count }));
}

/** The ids of pieces that the hero does not own, or not that often; empty: the room may be so (rules: the room). */
export function notOwned(pieces: readonly Piece[], owned: readonly OwnedItem[]): string[] {
  const { lost } = sorted(pieces, owned);
  return lost.map(({ itemId }) => itemId);
}

/** The room without what its hero owns no more; of several of a kind the ones placed last go. */
export function withoutLost(pieces: readonly Piece[], owned: readonly OwnedItem[]): Piece[] {
  return sorted(pieces, owned).kept;
}

function sorted(pieces: readonly Piece[], owned: readonly OwnedItem[]): { kept: Piece[]; lost: Piece[] } {
  const left = new Map(owned.map(({ itemId, count }) => [itemId, count]));
  const kept: Piece[] = [];
  const lost: Piece[] = [];
  for (const piece of pieces) {
    const count = left.get(piece.itemId) ?? 0;
    left.set(piece.itemId, count - 1);
    (count > 0 ? kept : lost).push(piece);
  }
  return { kept, lost };
}
