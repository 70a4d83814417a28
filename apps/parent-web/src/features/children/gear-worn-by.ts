import type { Child } from '@herohood/domain/children/schema';
import { gearById } from '@herohood/domain/shop/gear-catalogue';
import type { HeroGear } from '@herohood/ui/hero-art/worn-gear';

/** What a hero wears, as the drawing needs it; a piece of a newer shop than this app is left off. */
export function gearWornBy({ equippedGear }: Pick<Child, 'equippedGear'>): HeroGear[] {
  return equippedGear.flatMap((id) => {
    const piece = gearById(id);
    return piece ? [{ gearType: piece.gearType, rarity: piece.rarity }] : [];
  });
}
