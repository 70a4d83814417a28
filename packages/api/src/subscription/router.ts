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
import { familyOf } from '../family/family-of';
import { memberProcedure, openFamilyProcedure } from '../procedures';
import { router } from '../trpc';
import { cancelSubscription } from './cancel-subscription';
import { completeSubscription } from './complete-subscription';
import { presentSubscription } from './present';
import { startSubscription } from './start-subscription';

export const subscriptionRouter = router({
  status: memberProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/subscription/status',
        summary: "Where the family's subscription stands",
      },
    })
    .output(subscriptionSchema)
    .query(({ ctx }) => presentSubscription(ctx.parent.family.row, ctx.now())),

  /** What a payment page needs before it can be shown. */
  checkout: memberProcedure.output(checkoutSchema).query(({ ctx }) => ctx.payments.checkout),

  create: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/subscription/create',
        summary: 'Begin the payment of a plan',
        refusals: ['ALREADY_SUBSCRIBED', 'UNAVAILABLE'],
      },
    })
    .input(createSubscriptionInput)
    .output(newSubscriptionSchema)
    .mutation(({ ctx, input }) => startSubscription(ctx, input)),

  complete: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/subscription/complete',
        summary: 'Finish a payment that succeeded',
        refusals: ['NOT_FOUND', 'PAYMENT_NOT_COMPLETED', 'UNAVAILABLE'],
      },
    })
    .input(completeSubscriptionInput)
    .output(subscriptionSchema)
    .mutation(({ ctx, input }) => completeSubscription(ctx, input)),

  cancel: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/subscription/cancel',
        summary: "Cancel the subscription at its period's end",
        refusals: ['NOT_ACTIVE', 'UNAVAILABLE'],
      },
    })
    .output(subscriptionSchema)
    .mutation(({ ctx }) => cancelSubscription(ctx)),

  checkFeatureAccess: openFamilyProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/subscription/check-feature-access',
        summary: 'Whether the family may use a feature now',
      },
    })
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
