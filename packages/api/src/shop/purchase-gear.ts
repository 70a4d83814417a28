import type { ChildRow } from '@herohood/db/children/queries';
import { lockChild, updateChild } from '@herohood/db/children/queries';
import { buyGear } from '@herohood/db/shop/purchase-queries';
import { findGearItem } from '@herohood/db/shop/queries';
import type { Child } from '@herohood/domain/children/schema';
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
import { retried, transact } from '../sync/transact';
import { isAsleep } from './is-asleep';
import { payItem } from './pay-item';

type Input = z.output<typeof purchaseGearInput>;

/**
 * A hero buys a piece of gear at the shop's price; where nothing of its type is worn, they wear it at once (
 * rules: shop). Refuses like an avatar's purchase, and also 403 when the gear shop is switched off, 409 below its level.
 */
export async function purchaseGear(ctx: ChildContext, input: Input): Promise<Child> {
  requireOwnChild(ctx, input.id);
  const row = (await retried(() => buyAtOnce(ctx, input))) ?? (await buyInSteps(ctx, input));
  return presentChildToHimself(row);
}

/**
 * What nearly every purchase is, by one statement that holds only if there is nothing to refuse. Null when it does not.
 */
async function buyAtOnce(ctx: ChildContext, { gearId, cost }: Input): Promise<ChildRow | null> {
  const { familyId, child, actor } = ctx;
  const { childId, controls } = child;
  if (!isFeatureEnabled(controls, 'gearShop') || isAsleep(ctx)) return null;
  const { totalXp, equippedGear } = child.child;
  const row = await buyGear(ctx.db, {
    ...{ familyId, childId, key: gearId, cost, totalXp, level: levelFor(totalXp) },
    worn: { before: equippedGear, after: wearAfterPurchase(equippedGear, gearId, gearTypeOf) },
    ...{ now: ctx.now(), actorId: childId, actorName: actor.name },
  });
  if (row) ctx.live.changed({ familyId, childId });
  return row;
}

/** Under the hero's lock, step by step: what says why not, and decides when something changed meanwhile. */
function buyInSteps(ctx: ChildContext, { id: childId, gearId, cost: sentCost }: Input): Promise<ChildRow> {
  const { familyId, child } = ctx;
  return transact(ctx, async (tx, changes) => {
    const before = found(await lockChild(tx, familyId, childId), 'This hero');
    const item = await findGearItem(tx, gearId);
    const { cost } = accepted(
      decideGearPurchase({
        item,
        sentCost,
        rewardPoints: before.rewardPoints,
        level: levelFor(before.totalXp),
        isOwned: before.unlockedGear.includes(gearId),
        isBedtime: isAsleep(ctx),
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
}
