import { effectiveStatus } from '@herohood/domain/subscription/access';
import { hasFeatureAccess } from '@herohood/domain/subscription/features';
import {
  checkFeatureAccessInput,
  featureAccessSchema,
  subscriptionSchema,
} from '@herohood/domain/subscription/schema';
import { familyOf } from '../family/family-of';
import { memberProcedure, openFamilyProcedure } from '../procedures';
import { router } from '../trpc';
import { presentSubscription } from './present';

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
