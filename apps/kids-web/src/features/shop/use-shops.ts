import { sayName } from '@herohood/browser/text/say-name';
import { FALLBACK_GEAR, gearById } from '@herohood/domain/shop/gear-catalogue';
import type { AvatarItem, GearItem } from '@herohood/domain/shop/schema';
import { useMemo } from 'react';
import { trpc } from '../../lib/api';

export type ShopState<Item> =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; items: readonly Item[] };

type Query<Item> = { data: Item[] | undefined; isFetching: boolean; refetch: () => unknown };

/** What was once loaded stays on screen while the network is away. */
function stateOf<Item>({ data, isFetching, refetch }: Query<Item>): ShopState<Item> {
  if (data) return { kind: 'ready', items: data };
  return isFetching ? { kind: 'loading' } : { kind: 'failed', retry: () => void refetch() };
}

export function useAvatarShop(): ShopState<AvatarItem> {
  return stateOf(trpc.shop.listAvatars.useQuery());
}

/** What the gear shop sells; the six of the fallback when the server lists none (rules: shop). */
export function useGearShop(): ShopState<GearItem> {
  const state = stateOf(trpc.shop.listGear.useQuery());
  return state.kind === 'ready' && state.items.length === 0
    ? { kind: 'ready', items: FALLBACK_GEAR.map(sayPiece) }
    : state;
}

/** The server says its words itself. */
const sayPiece = (piece: GearItem): GearItem => ({
  ...piece,
  name: sayName(piece.name),
  description: sayName(piece.description),
  effect: sayName(piece.effect),
});

/** A piece by its id: as the server lists it or, off sale and before it has answered, as this app knows it. */
export type PieceOf = (id: string) => GearItem | undefined;

export function usePieces(): PieceOf {
  const { data } = trpc.shop.listGear.useQuery();
  return useMemo(() => {
    const listed = new Map(data?.map((piece) => [piece.id, piece]));
    return (id) => {
      const known = gearById(id);
      return listed.get(id) ?? (known && sayPiece(known));
    };
  }, [data]);
}
