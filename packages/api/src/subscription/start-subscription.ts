import { findFamilyById } from '@herohood/db/family/queries';
import {
  countPayments,
  insertPayment,
  keepCustomer,
  listOpenPayments,
  type PaymentRow,
  settlePayment,
} from '@herohood/db/subscription/queries';
import { decideSubscribe } from '@herohood/domain/subscription/choice';
import {
  type NewSubscription,
  type PlanId,
  planIdSchema,
  type SubscriptionStatus,
} from '@herohood/domain/subscription/schema';
import type { ParentContext } from '../context';
import { found, refusal } from '../refusals';
import { presentSubscription } from './present';
import { settleFamily } from './settle-family';

const SUBSCRIBED = {
  monthly: 'subscribedMonthly',
  quarterly: 'subscribedQuarterly',
  yearly: 'subscribedYearly',
} as const satisfies Record<PlanId, string>;

/**
 * Begins the payment of a plan: the family's customer and an incomplete subscription at the provider, or the one
 * that was begun before and can still be paid (rules: payments). Nothing is paid or granted by it. Refuses the plan
 * that is active already (409), and answers the same when the family's credit has just paid for the plan.
 */
export async function startSubscription(
  ctx: ParentContext,
  { planId }: { planId: PlanId },
): Promise<NewSubscription> {
  // Counted before the open ones are looked for: of two taps at once the later one either finds the payment of the
  // first, or takes the same number, and the provider answers both with the same subscription.
  const attempt = (await countPayments(ctx.db, ctx.familyId)) + 1;
  const open = await findPayable(ctx, planId);
  const family = await findFamilyById(ctx.db, ctx.familyId);
  const subscriptionPlan = planIdSchema.nullable().parse(family.subscriptionPlan);
  const decision = decideSubscribe({ ...family, subscriptionPlan }, planId, ctx.now());
  if (decision.kind === 'refused') {
    throw refusal(decision.code, SUBSCRIBED[planId]);
  }
  if (open) return open;

  const customerId = family.stripeCustomerId ?? (await makeCustomer(ctx));
  const begun = await ctx.payments.startSubscription({ customerId, plan: planId, attempt });
  if (!begun) {
    await settleFamily(ctx);
    throw refusal('ALREADY_SUBSCRIBED', 'coveredByCredit');
  }
  const { amountCents, ...started } = begun;
  const { paymentIntentId, subscriptionId } = started;
  const payment = { familyId: ctx.familyId, paymentIntentId, subscriptionId, plan: planId, amountCents };
  await insertPayment(ctx.db, { ...payment, createdAt: ctx.now() });
  return started;
}

/**
 * Goes through the payments that were begun and not heard of since: one that was paid counts at once, one for
 * another plan is given up, so that nobody pays twice. The one that can still be paid for this plan, or null.
 */
async function findPayable(ctx: ParentContext, planId: PlanId): Promise<NewSubscription | null> {
  let payable: NewSubscription | null = null;
  for (const begun of await listOpenPayments(ctx.db, ctx.familyId)) {
    const { paymentIntentId, subscriptionId, plan } = begun;
    const payment = await ctx.payments.findPayment(paymentIntentId);
    const clientSecret = payment?.clientSecret;
    if (payment?.isPaid) {
      await settleFamily(ctx);
      await close(ctx, begun, 'succeeded');
    } else if (clientSecret && plan === planId && !payable) {
      payable = { clientSecret, subscriptionId, paymentIntentId };
    } else {
      await ctx.payments.endNow(subscriptionId);
      await close(ctx, begun, 'failed');
    }
  }
  return payable;
}

function close(ctx: ParentContext, payment: PaymentRow, status: 'succeeded' | 'failed') {
  return settlePayment(ctx.db, payment, { status, at: ctx.now() });
}

async function makeCustomer(ctx: ParentContext): Promise<string> {
  const { email, firstName, lastName } = ctx.parent.parent;
  const { familyId } = ctx;
  const made = await ctx.payments.createCustomer({ familyId, email, name: `${firstName} ${lastName}` });
  return keepCustomer(ctx.db, familyId, made);
}

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
