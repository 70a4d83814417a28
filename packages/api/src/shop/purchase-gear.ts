import { lockChild } from '@herohood/db/children/queries';
import { findGearItem } from '@herohood/db/shop/queries';
import type { Child } from '@herohood/domain/children/schema';
import { isFeatureEnabled } from '@herohood/domain/controls/feature-gate';
import { levelFor } from '@herohood/domain/points/level';
import { wearAfterPurchase } from '@herohood/domain/shop/equipment';
import { gearTypeOf } from '@herohood/domain/shop/gear-catalogue';
import { decideGearPurchase } from '@herohood/domain/shop/purchase';
import type { purchaseGearInput } from '@herohood/domain/shop/schema';
import type * as z from 'zod';
import { act } from '../act';
import { requireOwnChild } from '../children/own-child';
import { presentChildToHimself } from '../children/present';
import type { ChildContext } from '../context';
import { found, orThrow } from '../refusals';
import { bookPurchase } from './book-purchase';
import { isAsleep } from './is-asleep';

type Input = z.output<typeof purchaseGearInput>;

/**
 * A hero buys a piece of gear at the shop's price; where nothing of its type is worn, they wear it at once (
 * rules: shop). Refuses like an avatar's purchase, and also 403 when the gear shop is switched off, 409 below its level.
 */
export async function purchaseGear(ctx: ChildContext, input: Input): Promise<Child> {
  requireOwnChild(ctx, input.id);
  const { familyId, child } = ctx;
  const { id: childId, gearId, cost: sentCost } = input;
  const row = await act(ctx, async (tx, unit) => {
    const hero = found(await lockChild(tx, familyId, childId), 'This hero');
    const item = await findGearItem(tx, gearId);
    const { cost } = orThrow(
      decideGearPurchase({
        item,
        sentCost,
        rewardPoints: hero.rewardPoints,
        level: levelFor(hero.totalXp),
        isOwned: hero.unlockedGear.includes(gearId),
        isBedtime: isAsleep(ctx),
        featureEnabled: isFeatureEnabled(child.controls, 'gearShop'),
      }),
    );
    const { name } = found(item);
    const owned = {
      unlockedGear: [...hero.unlockedGear, gearId],
      equippedGear: wearAfterPurchase(hero.equippedGear, gearId, gearTypeOf),
    };
    return bookPurchase(ctx, { unit, hero, cost, name, kind: 'gear', key: gearId, owned });
  });
  return presentChildToHimself(row, ctx.child.family, ctx.now());
}
