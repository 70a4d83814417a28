import { listAvatarItems } from '@herohood/db/shop/queries';
import { needsYearlyPlan } from '@herohood/domain/shop/avatar-catalogue';
import type { AvatarItem } from '@herohood/domain/shop/schema';
import type { FamilyContext } from '../context';
import { familyOf } from '../family/family';
import { presentAvatarItem } from './present';

/** The avatars that the family's heroes may buy, cheapest first. Those of a yearly plan are for families that have it. */
export async function listAvatars(ctx: FamilyContext): Promise<AvatarItem[]> {
  const { hasYearlyAccess } = familyOf(ctx);
  const items = await listAvatarItems(ctx.db);
  return items
    .filter(({ avatarType }) => hasYearlyAccess || !needsYearlyPlan(avatarType))
    .map((item) => presentAvatarItem(item, ctx.locale));
}
