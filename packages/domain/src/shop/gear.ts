import type { Rarity } from './rarity';

/** Where a piece of gear is worn; one piece for each (rules: shop). */
export const GEAR_TYPES = ['helmet', 'armor', 'weapon', 'accessory'] as const;
export type GearType = (typeof GEAR_TYPES)[number];

/** A piece of gear as the catalogue lists it. */
export interface GearPiece {
  id: string;
  name: string;
  gearType: GearType;
  description: string;
  /** Reward points. */
  cost: number;
  rarity: Rarity;
  /** What it stands for, in words: gear changes how a hero looks, never what they earn. */
  effect: string;
  requiredLevel: number;
  /** Names a picture of the fluent-emoji-flat set. */
  art: string;
}
