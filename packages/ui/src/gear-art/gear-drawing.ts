import type { ReactNode } from 'react';

export type GearType = 'helmet' | 'armor' | 'weapon' | 'accessory';
export type Rarity = 'common' | 'rare' | 'epic' | 'legendary';

/**
 * Where a piece sits, and so where the middle of its drawing is: `head` the middle of the brim (56 wide), `torso` the
 * middle of a trunk of 36 × 36, `hand` and `offhand` the grip, `neck` the chin, `back` the middle of the back, `aura`
 * the air above the left shoulder.
 */
export type GearPlace = 'head' | 'torso' | 'hand' | 'offhand' | 'neck' | 'back' | 'aura';

/** One piece of gear, in the units of the hero's 128 × 128 drawing. */
export type GearDrawing = {
  gearType: GearType;
  place: GearPlace;
  /** The part before the hero. */
  front?: ReactNode;
  /** The part behind the hero: wings, a pack. */
  back?: ReactNode;
  /** Of something with sleeves: their colour and that of the cuffs; they are drawn over the arms. */
  sleeve?: { color: string; cuff: string };
  /** The piece by itself, where it does not look as it does on the hero. */
  alone?: ReactNode;
  /** How far it is turned when it is held, in degrees. */
  turn?: number;
  /** The view box that shows the piece alone. */
  box: string;
};
