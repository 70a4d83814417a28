import type { AvatarItemRow, GearItemRow } from '@herohood/db/shop/queries';
import {
  type AvatarItem,
  avatarItemSchema,
  type GearItem,
  gearItemSchema,
} from '@herohood/domain/shop/schema';

export function presentAvatarItem(row: AvatarItemRow): AvatarItem {
  return avatarItemSchema.parse(row);
}

export function presentGearItem(row: GearItemRow): GearItem {
  return gearItemSchema.parse({ ...row, createdAt: row.createdAt.toISOString() });
}
