import { type ChildRow, updatePurchases } from '@herohood/db/children/queries';
import { insertTransactionRow } from '@herohood/db/points/queries';
import { findAvatarItem, findGearItem } from '@herohood/db/shop/queries';
import type { Child } from '@herohood/domain/children/schema';
import { isBedtime } from '@herohood/domain/controls/bedtime';
import { isFeatureEnabled } from '@herohood/domain/controls/feature-gate';
import { levelFor } from '@herohood/domain/points/level';
import { needsYearlyPlan } from '@herohood/domain/shop/avatar-catalogue';
import { wearAfterPurchase } from '@herohood/domain/shop/equipment';
import { gearTypeOf } from '@herohood/domain/shop/gear-catalogue';
import { decideAvatarPurchase, decideGearPurchase } from '@herohood/domain/shop/purchase';
import type { purchaseAvatarInput, purchaseGearInput } from '@herohood/domain/shop/schema';
import type * as z from 'zod';
import type { Unit } from '../act';
import { changeOneself } from '../children/own-child';
import type { ChildContext } from '../context';
import { found, orThrow, refusal } from '../refusals';

/**
 * A hero buys an avatar at the shop's price; they own its type from then on and may choose it. 409 when they own it,
 * saw another price or has too few points; 402 for one of a plan that the family does not have; 403 at bedtime; 404 for what the shop does not sell (rules: server truth).
 */
export function purchaseAvatar(
  ctx: ChildContext,
  { id, avatarType, cost: sentCost }: z.output<typeof purchaseAvatarInput>,
): Promise<Child> {
  return changeOneself(ctx, id, async (hero, unit) => {
    const item = await findAvatarItem(unit.tx, avatarType);
    const { cost } = orThrow(
      decideAvatarPurchase({
        item,
        sentCost,
        rewardPoints: hero.rewardPoints,
        isOwned: hero.unlockedAvatars.includes(avatarType),
        isBedtime: isAsleep(ctx),
        isBeyondPlan: needsYearlyPlan(avatarType) && !ctx.child.family.hasYearlyAccess,
      }),
    );
    const { name } = found(item);
    const unlockedAvatars = [...hero.unlockedAvatars, avatarType];
    return bookPurchase(ctx, {
      ...{ unit, hero, cost, name, kind: 'avatar', key: avatarType },
      owned: { unlockedAvatars },
    });
  });
}

/**
 * A hero buys a piece of gear at the shop's price; where nothing of its type is worn, they wear it at once (
 * rules: shop). Refuses like an avatar's purchase, and also 403 when the gear shop is switched off, 409 below its level.
 */
export function purchaseGear(
  ctx: ChildContext,
  { id, gearId, cost: sentCost }: z.output<typeof purchaseGearInput>,
): Promise<Child> {
  return changeOneself(ctx, id, async (hero, unit) => {
    const item = await findGearItem(unit.tx, gearId);
    const { cost } = orThrow(
      decideGearPurchase({
        item,
        sentCost,
        rewardPoints: hero.rewardPoints,
        level: levelFor(hero.totalXp),
        isOwned: hero.unlockedGear.includes(gearId),
        isBedtime: isAsleep(ctx),
        featureEnabled: isFeatureEnabled(ctx.child.controls, 'gearShop'),
      }),
    );
    const { name } = found(item);
    const owned = {
      unlockedGear: [...hero.unlockedGear, gearId],
      equippedGear: wearAfterPurchase(hero.equippedGear, gearId, gearTypeOf),
    };
    return bookPurchase(ctx, { unit, hero, cost, name, kind: 'gear', key: gearId, owned });
  });
}

/** Whether it is bedtime for the hero who calls, in their family's zone: the shops are closed then (rules: controls). */
const isAsleep = ({ now, child }: ChildContext): boolean =>
  isBedtime(now(), child.controls, child.family.clock.timeZone);

interface Purchase {
  unit: Unit;
  /** The hero who buys, locked by the caller. */
  hero: ChildRow;
  kind: 'avatar' | 'gear';
  /** What the hero owns afterwards: an avatar's type, a piece's id. */
  key: string;
  name: string;
  cost: number;
  /** What of the hero's row says so. */
  owned: Partial<Pick<ChildRow, 'unlockedAvatars' | 'unlockedGear' | 'equippedGear'>>;
}

/**
 * Books an allowed purchase in the caller's transaction: the ledger's row, the balance and what is owned. The ledger's
 * row names what was bought, so that nothing is ever paid twice: 409 ALREADY_OWNED.
 */
async function bookPurchase(ctx: ChildContext, purchase: Purchase): Promise<ChildRow> {
  const { unit, hero, kind, key, name, cost, owned } = purchase;
  const { familyId, id: childId, rewardPoints } = hero;
  const now = ctx.now();
  const entry = await insertTransactionRow(unit.tx, {
    familyId,
    childId,
    amount: -cost,
    type: `${kind}_purchase`,
    source: `${kind}_shop`,
    description: name,
    requiresApproval: false,
    isApproved: true,
    approvedAt: now,
    onceKey: `${kind}:${key}`,
    createdAt: now,
  });
  if (!entry) throw refusal('ALREADY_OWNED');
  unit.event({ type: 'created', entity: 'reward_transaction', entityId: entry.id, childId });
  unit.event({ type: 'updated', entity: 'child', entityId: childId, childId });
  unit.audit({ act: `shop.${kind}_bought`, args: { item: key, cost }, childId });
  return found(
    await updatePurchases(unit.tx, { familyId, childId }, { ...owned, rewardPoints: rewardPoints - cost }),
  );
}
