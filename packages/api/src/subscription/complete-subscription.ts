import { findFamilyById } from '@herohood/db/family/queries';
import { settlePayment } from '@herohood/db/subscription/queries';
import type { SubscriptionStatus } from '@herohood/domain/subscription/schema';
import type { ParentContext } from '../context';
import { found, refusal } from '../refusals';
import { presentSubscription } from './present';
import { settleFamily } from './settle-family';

/**
 * Finishes a payment: asks the provider, never the browser, whether it succeeded and is this family's (
 * rules: payments). Again: 200 with what holds now. Refuses another family's and an unknown one (404), and one that has not
 * succeeded (409).
 */
export async function completeSubscription(
  ctx: ParentContext,
  { paymentIntentId }: { paymentIntentId: string },
): Promise<SubscriptionStatus> {
  const { stripeCustomerId } = ctx.parent.family.row;
  const payment = stripeCustomerId ? await ctx.payments.findPayment(paymentIntentId) : null;
  const isOwn = payment?.customerId === stripeCustomerId;
  if (!found(isOwn ? payment : null, 'This payment').isPaid) {
    throw refusal('PAYMENT_NOT_COMPLETED', 'notPaidYet');
  }
  const { familyId } = ctx;
  await settleFamily(ctx);
  await settlePayment(ctx.db, { familyId, paymentIntentId }, { status: 'succeeded', at: ctx.now() });
  return presentSubscription(await findFamilyById(ctx.db, familyId), ctx.now());
}
