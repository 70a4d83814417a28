import { lockChild, updateChild } from '@herohood/db/children/queries';
import { findGearItem } from '@herohood/db/shop/queries';
import type { Child } from '@herohood/domain/children/schema';
import { isBedtime } from '@herohood/domain/controls/bedtime';
import { isFeatureEnabled } from '@herohood/domain/controls/feature-gate';
import { levelFor } from '@herohood/domain/points/level';
import { wearAfterPurchase } from '@herohood/domain/shop/equipment';
import { gearTypeOf } from '@herohood/domain/shop/gear-catalogue';
import { decideGearPurchase } from '@herohood/domain/shop/purchase';
import type { purchaseGearInput } from '@herohood/domain/shop/schema';
import type * as z from 'zod';
import { requireOwnChild } from '../children/own-child';
import { presentChildToHimself } from '../children/present';
import type { ChildContext } from '../context';
import { accepted, found } from '../refusals';
import { transact } from '../sync/transact';
import { payItem } from './pay-item';

/**
 * A hero buys a piece of gear at the shop's price; where nothing of its type is worn, he wears it at once (ruling
 * R10). Refuses like an avatar's purchase, and also 403 when the gear shop is switched off, 409 below its level.
 */
export async function purchaseGear(
  ctx: ChildContext,
  { id: childId, gearId, cost: sentCost }: z.output<typeof purchaseGearInput>,
): Promise<Child> {
  requireOwnChild(ctx, childId);
  const { familyId, child } = ctx;
  const row = await transact(ctx, async (tx, changes) => {
    const before = found(await lockChild(tx, familyId, childId), 'This hero');
    const item = await findGearItem(tx, gearId);
    const { cost } = accepted(
      decideGearPurchase({
        item,
        sentCost,
        rewardPoints: before.rewardPoints,
        level: levelFor(before.totalXp),
        isOwned: before.unlockedGear.includes(gearId),
        isBedtime: isBedtime(ctx.now(), child.controls, child.family.clock.timeZone),
        featureEnabled: isFeatureEnabled(child.controls, 'gearShop'),
      }),
    );
    const { name } = found(item);
    await payItem(ctx, { tx, changes, item: { kind: 'gear', key: gearId, name, cost } });
    const gear = {
      unlockedGear: [...before.unlockedGear, gearId],
      equippedGear: wearAfterPurchase(before.equippedGear, gearId, gearTypeOf),
    };
    return found(await updateChild(tx, { familyId, childId }, gear));
  });
  return presentChildToHimself(row);
}
