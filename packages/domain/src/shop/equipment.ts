import { type Refusal, refuse } from '../refusal';
import type { GearType } from './gear';

/** The gear type of an id; undefined for an id that no piece has. */
export type GearTypeOf = (id: string) => GearType | undefined;

export interface EquipQuestion {
  /** The ids that the child wants to wear, all of them; none takes everything off. */
  wanted: readonly string[];
  owned: Iterable<string>;
  gearTypeOf: GearTypeOf;
}

/** Whether a hero may wear these pieces: owned ones only (403), one of each type (400; rules: shop). */
export function decideEquip({
  wanted,
  owned,
  gearTypeOf,
}: EquipQuestion): { kind: 'equip'; equippedGear: string[] } | Refusal<'NOT_OWNED' | 'BAD_REQUEST'> {
  const ownedIds = new Set(owned);
  if (wanted.some((id) => !ownedIds.has(id))) return refuse('NOT_OWNED');
  const types = wanted.map(gearTypeOf);
  const isOneEach = !types.includes(undefined) && new Set(types).size === types.length;
  return isOneEach ? { kind: 'equip', equippedGear: [...wanted] } : refuse('BAD_REQUEST');
}

/** What a hero wears after buying a piece: it is put on when nothing of its type is worn (rules: shop). */
export function wearAfterPurchase(
  equipped: readonly string[],
  boughtId: string,
  gearTypeOf: GearTypeOf,
): string[] {
  const boughtType = gearTypeOf(boughtId);
  const isSlotTaken = equipped.some((id) => id === boughtId || gearTypeOf(id) === boughtType);
  return boughtType === undefined || isSlotTaken ? [...equipped] : [...equipped, boughtId];
}
