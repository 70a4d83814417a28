import { type AvatarItemRow, type GearItemRow, listAvatarItems } from '@herohood/db/shop/queries';
import type { Locale } from '@herohood/domain/languages/locale';
import { needsYearlyPlan } from '@herohood/domain/shop/avatar-catalogue';
import {
  type AvatarItem,
  avatarItemSchema,
  type GearItem,
  gearItemSchema,
} from '@herohood/domain/shop/schema';
import type { FamilyContext } from '../context';
import { familyOf } from '../family/family';
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

/** The avatars that the family's heroes may buy, cheapest first. Those of a yearly plan are for families that have it. */
export async function listAvatars(ctx: FamilyContext): Promise<AvatarItem[]> {
  const { hasYearlyAccess } = familyOf(ctx);
  const items = await listAvatarItems(ctx.db);
  return items
    .filter(({ avatarType }) => hasYearlyAccess || !needsYearlyPlan(avatarType))
    .map((item) => presentAvatarItem(item, ctx.locale));
}
