import type { AvatarItemRow, GearItemRow } from '@herohood/db/shop/queries';
import type { Locale } from '@herohood/domain/languages/locale';
import {
  type AvatarItem,
  avatarItemSchema,
  type GearItem,
  gearItemSchema,
} from '@herohood/domain/shop/schema';
import { say } from '../text/say';

export function presentAvatarItem(row: AvatarItemRow, locale: Locale): AvatarItem {
  const { name, description } = row;
  return avatarItemSchema.parse({
    ...row,
    name: say(locale, name),
    description: say(locale, description),
  });
}

export function presentGearItem(row: GearItemRow, locale: Locale): GearItem {
  const { name, description, effect } = row;
  return gearItemSchema.parse({
    ...row,
    name: say(locale, name),
    description: say(locale, description),
    effect: say(locale, effect),
    createdAt: row.createdAt.toISOString(),
  });
}
