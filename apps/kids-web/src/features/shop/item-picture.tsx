import type { Child } from '@herohood/domain/children/schema';
import { GearPicture } from '@herohood/ui/gear-art/gear-picture';
import { HeroArt, lookOf } from '@herohood/ui/hero-art/hero-art';
import type { ShopItem } from './shop-item';
import { putOn } from './use-change-appearance';
import type { PieceOf } from './use-shops';

/** An item by itself. Decoration: its name stands beside it. */
export function ItemPicture({ item, size }: { item: ShopItem; size: number }) {
  if (item.gearType === undefined) return <HeroArt avatarType={item.key} size={size} />;
  return <GearPicture shape={item.key} gearType={item.gearType} rarity={item.rarity} size={size} />;
}

type TryOnProps = { item: ShopItem; hero: Child; pieceOf: PieceOf; size: number };

/** The hero with the item, before they buy it: as that avatar, or with that piece on. */
export function TryOn({ item, hero, pieceOf, size }: TryOnProps) {
  if (item.kind === 'avatar') {
    return <HeroArt avatarType={item.key} gear={hero.equippedGear} size={size} />;
  }
  const gear = putOn(hero.equippedGear, item.key, (id) => pieceOf(id)?.gearType);
  return <HeroArt {...lookOf(hero)} gear={gear} size={size} />;
}
