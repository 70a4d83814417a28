import { accessories } from './accessories';
import { armors } from './armors';
import type { GearDrawing, GearType, Rarity } from './gear-drawing';
import { helmets } from './helmets';
import { weapons } from './weapons';

const drawings: Record<string, GearDrawing> = { ...helmets, ...armors, ...weapons, ...accessories };

type Shape = keyof typeof helmets | keyof typeof armors | keyof typeof weapons | keyof typeof accessories;

/** What stands for a kind of gear: where only the kind is known, and for pieces newer than this app. */
const samples: Record<GearType, Record<Rarity, Shape>> = {
  helmet: {
    common: 'knights-helmet',
    rare: 'scholars-cap',
    epic: 'crystal-crown',
    legendary: 'halo-of-legends',
  },
  armor: {
    common: 'training-shirt',
    rare: 'magic-armor',
    epic: 'moon-kimono',
    legendary: 'dragon-scale-armor',
  },
  weapon: { common: 'wind-boomerang', rare: 'magic-wand', epic: 'heros-sword', legendary: 'ocean-trident' },
  accessory: {
    common: 'cosy-scarf',
    rare: 'ring-of-wisdom',
    epic: 'butterfly-wings',
    legendary: 'guiding-star',
  },
};

/** The drawing of a piece by its id; undefined for one that is newer than this app. */
export function drawingOf(shape: string): GearDrawing | undefined {
  return Object.hasOwn(drawings, shape) ? drawings[shape] : undefined;
}

/** A drawing for a piece of which only the kind is known. */
export function sampleOf({ gearType, rarity }: { gearType: GearType; rarity: Rarity }): GearDrawing {
  return drawings[samples[gearType][rarity]]!;
}
