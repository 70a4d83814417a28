import { findFamilyById, updateFamily } from '@herohood/db/family/queries';
import { decideCancel } from '@herohood/domain/subscription/choice';
import type { SubscriptionStatus } from '@herohood/domain/subscription/schema';
import { act } from '../act';
import type { ParentContext } from '../context';
import { refusal } from '../refusals';
import { presentSubscription } from './present';
import { settleFamily } from './settle-family';

/** Cancels the active subscription; what was paid stays until its end (rules: subscription). Refuses without one (409). */
export async function cancelSubscription(ctx: ParentContext): Promise<SubscriptionStatus> {
  // A payment that the provider has not told of yet is the one to cancel, or it would be charged again.
  await settleFamily(ctx);
  const before = await findFamilyById(ctx.db, ctx.familyId);
  const decision = decideCancel(before, ctx.now());
  if (decision.kind === 'refused') {
    throw refusal(decision.code, 'nothingToCancel');
  }
  if (before.stripeSubscriptionId) {
    await ctx.payments.cancelAtPeriodEnd(before.stripeSubscriptionId);
    await settleFamily(ctx);
  } else {
    await cancelGranted(ctx);
  }
  return presentSubscription(await findFamilyById(ctx.db, ctx.familyId), ctx.now());
}

/** Access that the operator granted has no subscription at the provider: nothing would ever be charged. */
async function cancelGranted(ctx: ParentContext): Promise<void> {
  await act(ctx, async (tx, unit) => {
    await updateFamily(tx, ctx.familyId, { subscriptionStatus: 'cancelled' });
    unit.event({ type: 'updated', entity: 'subscription', childId: 'all' });
    unit.audit({
      act: 'subscription.changed',
      args: { what: 'cancelled' },
    });
  });
}
