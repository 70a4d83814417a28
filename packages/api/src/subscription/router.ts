import { effectiveStatus } from '@herohood/domain/subscription/access';
import { hasFeatureAccess } from '@herohood/domain/subscription/features';
import {
  checkFeatureAccessInput,
  checkoutSchema,
  completeSubscriptionInput,
  createSubscriptionInput,
  featureAccessSchema,
  newSubscriptionSchema,
  subscriptionSchema,
} from '@herohood/domain/subscription/schema';
import { familyOf } from '../family/family';
import { openFamilyProcedure, openParentProcedure } from '../procedures';
import { refusal } from '../refusals';
import { rest, router } from '../trpc';
import { cancelSubscription, resumeSubscription } from './cancel-subscription';
import { presentSubscription } from './present';
import { completeSubscription, startSubscription } from './start-subscription';

/** What there is only where somebody is paid (409 else). */
const billedProcedure = openParentProcedure.use(({ ctx, next }) => {
  if (ctx.billing === 'off') throw refusal('BILLING_OFF');
  return next();
});

export const subscriptionRouter = router({
  status: openParentProcedure
    .meta(rest('GET /api/subscription/status', "Where the family's subscription stands"))
    .output(subscriptionSchema)
    .query(({ ctx }) => presentSubscription(ctx.parent.family.row, ctx.now())),

  /** What a payment page needs before it can be shown. */
  checkout: billedProcedure.output(checkoutSchema).query(({ ctx }) => ctx.payments.checkout),

  create: billedProcedure
    .meta(
      rest('POST /api/subscription/create', 'Begin the payment of a plan', {
        refusals: ['ALREADY_SUBSCRIBED', 'BILLING_OFF', 'UNAVAILABLE'],
      }),
    )
    .input(createSubscriptionInput)
    .output(newSubscriptionSchema)
    .mutation(({ ctx, input }) => startSubscription(ctx, input)),

  complete: billedProcedure
    .meta(
      rest('POST /api/subscription/complete', 'Finish a payment that succeeded', {
        refusals: ['NOT_FOUND', 'PAYMENT_NOT_COMPLETED', 'BILLING_OFF', 'UNAVAILABLE'],
      }),
    )
    .input(completeSubscriptionInput)
    .output(subscriptionSchema)
    .mutation(({ ctx, input }) => completeSubscription(ctx, input)),

  cancel: billedProcedure
    .meta(
      rest('POST /api/subscription/cancel', "Cancel the subscription at its period's end", {
        refusals: ['NOT_ACTIVE', 'BILLING_OFF', 'UNAVAILABLE'],
      }),
    )
    .output(subscriptionSchema)
    .mutation(({ ctx }) => cancelSubscription(ctx)),

  resume: billedProcedure
    .meta(
      rest('POST /api/subscription/resume', 'Take a cancellation back while the period still runs', {
        refusals: ['NOT_CANCELLED', 'BILLING_OFF', 'UNAVAILABLE'],
      }),
    )
    .output(subscriptionSchema)
    .mutation(({ ctx }) => resumeSubscription(ctx)),

  checkFeatureAccess: openFamilyProcedure
    .meta(rest('POST /api/subscription/check-feature-access', 'Whether the family may use a feature now'))
    .input(checkFeatureAccessInput)
    .output(featureAccessSchema)
    .query(({ ctx, input }) => {
      const { row } = familyOf(ctx);
      const now = ctx.now();
      return {
        hasAccess: hasFeatureAccess(input.feature, row, now),
        user: { subscriptionStatus: effectiveStatus(row, now) },
      };
    }),
});
