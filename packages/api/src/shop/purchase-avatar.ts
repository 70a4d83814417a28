import { lockChild } from '@herohood/db/children/queries';
import { findAvatarItem } from '@herohood/db/shop/queries';
import type { Child } from '@herohood/domain/children/schema';
import { needsYearlyPlan } from '@herohood/domain/shop/avatar-catalogue';
import { decideAvatarPurchase } from '@herohood/domain/shop/purchase';
import type { purchaseAvatarInput } from '@herohood/domain/shop/schema';
import type * as z from 'zod';
import { act } from '../act';
import { requireOwnChild } from '../children/own-child';
import { presentChildToHimself } from '../children/present';
import type { ChildContext } from '../context';
import { found, orThrow } from '../refusals';
import { bookPurchase } from './book-purchase';
import { isAsleep } from './is-asleep';

type Input = z.output<typeof purchaseAvatarInput>;

/**
 * A hero buys an avatar at the shop's price; they own its type from then on and may choose it. 409 when they own it,
 * saw another price or has too few points; 402 for one of a plan that the family does not have; 403 at bedtime; 404 for what the shop does not sell (rules: server truth).
 */
export async function purchaseAvatar(ctx: ChildContext, input: Input): Promise<Child> {
  requireOwnChild(ctx, input.id);
  const { familyId } = ctx;
  const { id: childId, avatarType, cost: sentCost } = input;
  const row = await act(ctx, async (tx, unit) => {
    const hero = found(await lockChild(tx, familyId, childId), 'This hero');
    const item = await findAvatarItem(tx, avatarType);
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
  return presentChildToHimself(row, ctx.child.family, ctx.now());
}
