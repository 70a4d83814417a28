import { type FamilyRow, findFamilyById, updateFamily } from '@herohood/db/family/queries';
import { decideCancel, decideResume } from '@herohood/domain/subscription/choice';
import type { SubscriptionStatus } from '@herohood/domain/subscription/schema';
import { act } from '../act';
import type { ParentContext } from '../context';
import { orThrow, refusal } from '../refusals';
import { presentSubscription } from './present';
import { settleFamily } from './settle-family';

/** Cancels the active subscription; what was paid stays until its end (rules: subscription). Refuses without one (409). */
export function cancelSubscription(ctx: ParentContext): Promise<SubscriptionStatus> {
  return switchRenewal(ctx, (before) => {
    const decision = decideCancel(before, ctx.now());
    if (decision.kind === 'refused') throw refusal(decision.code, 'nothingToCancel');
    return { atProvider: ctx.payments.cancelAtPeriodEnd, status: 'cancelled', what: 'cancelled' };
  });
}

/** Takes a cancellation back without paying: the dates stay (rules: plans). Refuses what was not cancelled or is over (409). */
export function resumeSubscription(ctx: ParentContext): Promise<SubscriptionStatus> {
  return switchRenewal(ctx, (before) => {
    orThrow(decideResume(before, ctx.now()));
    return { atProvider: ctx.payments.keepRunning, status: 'active', what: 'resumed' };
  });
}

interface Switch {
  atProvider: (subscriptionId: string) => Promise<void>;
  /** What is written where nothing would ever be charged. */
  status: 'cancelled' | 'active';
  what: 'cancelled' | 'resumed';
}

async function switchRenewal(ctx: ParentContext, decide: (before: FamilyRow) => Switch) {
  // The provider first: a payment that it has not told of yet would be charged again, and what ended there is not resumed here.
  await settleFamily(ctx);
  const before = await findFamilyById(ctx.db, ctx.familyId);
  const { atProvider, status, what } = decide(before);
  if (before.stripeSubscriptionId) {
    await atProvider(before.stripeSubscriptionId);
    await settleFamily(ctx);
  } else {
    // Access that the operator granted has no subscription at the provider.
    await act(ctx, async (tx, unit) => {
      await updateFamily(tx, ctx.familyId, { subscriptionStatus: status });
      unit.event({ type: 'updated', entity: 'subscription', childId: 'all' });
      unit.audit({ act: 'subscription.changed', args: { what } });
    });
  }
  return presentSubscription(await findFamilyById(ctx.db, ctx.familyId), ctx.now());
}
