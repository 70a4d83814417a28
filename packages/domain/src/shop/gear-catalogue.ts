import type { GearPiece, GearType } from './gear';
import { COMMON_AND_RARE_GEAR } from './gear-basics';
import { EPIC_AND_LEGENDARY_GEAR } from './gear-treasures';

/** A piece as the gear shop sells it. */
export interface GearEntry extends GearPiece {
  isActive: boolean;
  createdAt: string;
}

/** The whole catalogue is as old as the product. */
const CREATED_AT = '2026-01-01T00:00:00.000Z';

/** What the gear shop sells: every type in every rarity, the common and rare ones first (rules: shop). */
export const GEAR_CATALOGUE: readonly GearEntry[] = [
  ...COMMON_AND_RARE_GEAR.map((piece) => ({ ...piece, requiredLevel: 1 })),
  ...EPIC_AND_LEGENDARY_GEAR,
].map((piece) => ({ ...piece, isActive: true, createdAt: CREATED_AT }));

const FALLBACK_IDS = [
  'knights-helmet',
  'magic-armor',
  'heros-sword',
  'ring-of-wisdom',
  'dragon-scale-armor',
  'crystal-crown',
];

/** The six pieces shown by a client when the server lists none (rules: shop). */
export const FALLBACK_GEAR: readonly GearEntry[] = FALLBACK_IDS.map((id) => gearById(id)!);

/** The piece of an id; undefined when there is none. */
export function gearById(id: string): GearEntry | undefined {
  return GEAR_CATALOGUE.find((gear) => gear.id === id);
}

/** Where the piece of an id is worn; undefined when there is none. */
export function gearTypeOf(id: string): GearType | undefined {
  return gearById(id)?.gearType;
}
