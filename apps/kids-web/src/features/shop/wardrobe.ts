import type { GearTypeOf } from '@herohood/domain/shop/equipment';
import type { GearType } from '@herohood/domain/shop/gear';

/** What is worn after putting a piece on: it takes the place of the one of its type (rules: shop: one of each). */
export function putOn(equipped: readonly string[], id: string, typeOf: GearTypeOf): string[] {
  const type = typeOf(id);
  return [...equipped.filter((each) => each !== id && typeOf(each) !== type), id];
}

/** What is worn after taking a piece off. */
export function takeOff(equipped: readonly string[], id: string): string[] {
  return equipped.filter((each) => each !== id);
}

/** The piece that is worn as this type, if any. */
export function wornAs(equipped: readonly string[], type: GearType, typeOf: GearTypeOf): string | null {
  return equipped.find((id) => typeOf(id) === type) ?? null;
}
