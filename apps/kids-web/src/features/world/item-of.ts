import { sayName } from '@herohood/browser/text/say-name';
import { gearById } from '@herohood/domain/shop/gear-catalogue';
import { FIND_SETS } from '@herohood/domain/world/find-sets';
import { giftsUpTo } from '@herohood/domain/world/level-gifts';
import { POSTCARDS } from '@herohood/domain/world/postcards';

/** What can stand in a room: something with a picture of the world, or a piece of gear. */
export type RoomItem = { name: string; isLarge: boolean } & (
  | { art: string; gear?: undefined }
  | { art?: undefined; gear: NonNullable<ReturnType<typeof gearById>> }
);

const items = new Map<string, RoomItem>([
  ...[...FIND_SETS, POSTCARDS].flatMap(({ finds }) =>
    finds.map(({ id, name, art }) => [id, { name, art, isLarge: false }] as const),
  ),
  ...giftsUpTo(Number.POSITIVE_INFINITY).flatMap(({ id, name, art }) =>
    art ? [[id, { name, art, isLarge: true }] as const] : [],
  ),
]);

/** The thing of that id; null for one that this app does not know yet. */
export function itemOf(id: string): RoomItem | null {
  const gear = gearById(id);
  const item = items.get(id) ?? (gear ? { name: gear.name, gear, isLarge: false } : null);
  return item && { ...item, name: sayName(item.name) };
}
