import { sayName } from '@herohood/browser/text/say-name';
import { FALLBACK_GEAR, gearById } from '@herohood/domain/shop/gear-catalogue';
import type { GearItem } from '@herohood/domain/shop/schema';
import { useMemo } from 'react';
import { trpc } from '../../lib/api';

/** What the gear shop sells; the six of the fallback when the server lists none (rules: shop). */
export const useGearShop = () => trpc.shop.listGear.useQuery(undefined, { select: orFallback });

const orFallback = (listed: GearItem[]): GearItem[] =>
  listed.length > 0 ? listed : FALLBACK_GEAR.map(sayPiece);

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
