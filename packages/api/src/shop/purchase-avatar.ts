import type { ChildRow } from '@herohood/db/children/queries';
import { lockChild, updateChild } from '@herohood/db/children/queries';
import { buyAvatar } from '@herohood/db/shop/purchase-queries';
import { findAvatarItem } from '@herohood/db/shop/queries';
import type { Child } from '@herohood/domain/children/schema';
import { decideAvatarPurchase } from '@herohood/domain/shop/purchase';
import type { purchaseAvatarInput } from '@herohood/domain/shop/schema';
import type * as z from 'zod';
import { requireOwnChild } from '../children/own-child';
import { presentChildToHimself } from '../children/present';
import type { ChildContext } from '../context';
import { accepted, found } from '../refusals';
import { retried, transact } from '../sync/transact';
import { isAsleep } from './is-asleep';
import { payItem } from './pay-item';

type Input = z.output<typeof purchaseAvatarInput>;

/**
 * A hero buys an avatar at the shop's price; they own its type from then on and may choose it. 409 when they own it,
 * saw another price or has too few points; 403 at bedtime; 404 for what the shop does not sell (rules: server truth).
 */
export async function purchaseAvatar(ctx: ChildContext, input: Input): Promise<Child> {
  requireOwnChild(ctx, input.id);
  const row = (await retried(() => buyAtOnce(ctx, input))) ?? (await buyInSteps(ctx, input));
  return presentChildToHimself(row);
}

/** By one statement that holds only if there is nothing to refuse. Null when it does not. */
async function buyAtOnce(ctx: ChildContext, { avatarType, cost }: Input): Promise<ChildRow | null> {
  if (isAsleep(ctx)) return null;
  const { familyId, actor } = ctx;
  const { childId } = ctx.child;
  const row = await buyAvatar(ctx.db, {
    ...{ familyId, childId, key: avatarType, cost },
    ...{ now: ctx.now(), actorId: childId, actorName: actor.name },
  });
  if (row) ctx.live.changed({ familyId, childId });
  return row;
}

/** Under the hero's lock, step by step: what says why not. */
function buyInSteps(
  ctx: ChildContext,
  { id: childId, avatarType, cost: sentCost }: Input,
): Promise<ChildRow> {
  const { familyId } = ctx;
  return transact(ctx, async (tx, changes) => {
    const before = found(await lockChild(tx, familyId, childId), 'This hero');
    const item = await findAvatarItem(tx, avatarType);
    const { cost } = accepted(
      decideAvatarPurchase({
        item,
        sentCost,
        rewardPoints: before.rewardPoints,
        isOwned: before.unlockedAvatars.includes(avatarType),
        isBedtime: isAsleep(ctx),
      }),
    );
    const { name } = found(item);
    await payItem(ctx, { tx, changes, item: { kind: 'avatar', key: avatarType, name, cost } });
    const unlockedAvatars = [...before.unlockedAvatars, avatarType];
    return found(await updateChild(tx, { familyId, childId }, { unlockedAvatars }));
  });
}
