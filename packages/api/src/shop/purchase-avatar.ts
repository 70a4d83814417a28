import { lockChild, updateChild } from '@herohood/db/children/queries';
import { findAvatarItem } from '@herohood/db/shop/queries';
import type { Child } from '@herohood/domain/children/schema';
import { isBedtime } from '@herohood/domain/controls/bedtime';
import { decideAvatarPurchase } from '@herohood/domain/shop/purchase';
import type { purchaseAvatarInput } from '@herohood/domain/shop/schema';
import type * as z from 'zod';
import { requireOwnChild } from '../children/own-child';
import { presentChildToHimself } from '../children/present';
import type { ChildContext } from '../context';
import { accepted, found } from '../refusals';
import { transact } from '../sync/transact';
import { payItem } from './pay-item';

/**
 * A hero buys an avatar at the shop's price; he owns its type from then on and may choose it. 409 when he owns it,
 * saw another price or has too few points; 403 at bedtime; 404 for what the shop does not sell (rulings R5, R21).
 */
export async function purchaseAvatar(
  ctx: ChildContext,
  { id: childId, avatarType, cost: sentCost }: z.output<typeof purchaseAvatarInput>,
): Promise<Child> {
  requireOwnChild(ctx, childId);
  const { familyId, child } = ctx;
  const row = await transact(ctx, async (tx, changes) => {
    const before = found(await lockChild(tx, familyId, childId), 'This hero');
    const item = await findAvatarItem(tx, avatarType);
    const { cost } = accepted(
      decideAvatarPurchase({
        item,
        sentCost,
        rewardPoints: before.rewardPoints,
        isOwned: before.unlockedAvatars.includes(avatarType),
        isBedtime: isBedtime(ctx.now(), child.controls, child.family.clock.timeZone),
      }),
    );
    const { name } = found(item);
    await payItem(ctx, { tx, changes, item: { kind: 'avatar', key: avatarType, name, cost } });
    const unlockedAvatars = [...before.unlockedAvatars, avatarType];
    return found(await updateChild(tx, { familyId, childId }, { unlockedAvatars }));
  });
  return presentChildToHimself(row);
}
