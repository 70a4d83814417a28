import { findFamilyById, updateFamily } from '@herohood/db/family/queries';
import { decideResume } from '@herohood/domain/subscription/choice';
import type { SubscriptionStatus } from '@herohood/domain/subscription/schema';
import { act } from '../act';
import type { ParentContext } from '../context';
import { orThrow } from '../refusals';
import { presentSubscription } from './present';
import { settleFamily } from './settle-family';

/** Takes a cancellation back without paying: the dates stay (rules: plans). Refuses what was not cancelled or is over (409). */
export async function resumeSubscription(ctx: ParentContext): Promise<SubscriptionStatus> {
  // It may have ended at the provider, or have been resumed elsewhere, without news of it.
  await settleFamily(ctx);
  const before = await findFamilyById(ctx.db, ctx.familyId);
  orThrow(decideResume(before, ctx.now()));
  if (before.stripeSubscriptionId) {
    await ctx.payments.keepRunning(before.stripeSubscriptionId);
    await settleFamily(ctx);
  } else {
    await resumeGranted(ctx);
  }
  return presentSubscription(await findFamilyById(ctx.db, ctx.familyId), ctx.now());
}

/** Access that the operator granted has no subscription at the provider. */
async function resumeGranted(ctx: ParentContext): Promise<void> {
  await act(ctx, async (tx, unit) => {
    await updateFamily(tx, ctx.familyId, { subscriptionStatus: 'active' });
    unit.event({ type: 'updated', entity: 'subscription', childId: 'all' });
    unit.audit({ act: 'subscription.changed', args: { what: 'resumed' } });
  });
}
