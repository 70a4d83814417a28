import type { Child } from '@herohood/domain/children/schema';
import { GearPicture } from '@herohood/ui/gear-art/gear-picture';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import type { PieceOf } from './use-shops';
import { putOn } from './wardrobe';
import type { Ware } from './ware';

/** A ware by itself. Decoration: its name stands beside it. */
export function WarePicture({ ware, size }: { ware: Ware; size: number }) {
  if (ware.gearType === undefined) return <HeroArt avatarType={ware.key} size={size} />;
  return <GearPicture shape={ware.key} gearType={ware.gearType} rarity={ware.rarity} size={size} />;
}

type TryOnProps = { ware: Ware; hero: Child; pieceOf: PieceOf; size: number };

/** The hero with the ware, before they buy it: as that avatar, or with that piece on. */
export function TryOn({ ware, hero, pieceOf, size }: TryOnProps) {
  if (ware.kind === 'avatar') {
    return <HeroArt avatarType={ware.key} gear={hero.equippedGear} size={size} />;
  }
  const gear = putOn(hero.equippedGear, ware.key, (id) => pieceOf(id)?.gearType);
  return <HeroArt avatarType={hero.avatarType} avatarUrl={hero.avatarUrl} gear={gear} size={size} />;
}
