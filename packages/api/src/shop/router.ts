import { listGearItems } from '@herohood/db/shop/queries';
import { childSchema } from '@herohood/domain/children/schema';
import {
  avatarItemSchema,
  gearItemSchema,
  purchaseAvatarInput,
  purchaseGearInput,
} from '@herohood/domain/shop/schema';
import * as z from 'zod';
import { childProcedure, familyProcedure } from '../procedures';
import { rest, router } from '../trpc';
import { listAvatars, presentGearItem } from './present';
import { purchaseAvatar, purchaseGear } from './purchase';

export const shopRouter = router({
  listAvatars: familyProcedure
    .meta(rest('GET /api/avatar-shop', 'Avatars on sale, cheapest first'))
    .output(z.array(avatarItemSchema))
    .query(({ ctx }) => listAvatars(ctx)),

  listGear: familyProcedure
    .meta(rest('GET /api/gear-shop', 'Gear on sale, cheapest first'))
    .output(z.array(gearItemSchema))
    .query(async ({ ctx }) => (await listGearItems(ctx.db)).map((item) => presentGearItem(item, ctx.locale))),

  purchaseAvatar: childProcedure
    .meta(
      rest('POST /api/children/{id}/purchase-avatar', 'A hero buys an avatar with their points', {
        refusals: ['BEDTIME', 'PREMIUM_REQUIRED', 'PRICE_CHANGED', 'ALREADY_OWNED', 'NOT_ENOUGH_POINTS'],
      }),
    )
    .input(purchaseAvatarInput)
    .output(childSchema)
    .mutation(({ ctx, input }) => purchaseAvatar(ctx, input)),

  purchaseGear: childProcedure
    .meta(
      rest('POST /api/children/{id}/purchase-gear', 'A hero buys a piece of gear with their points', {
        refusals: [
          'BEDTIME',
          'FEATURE_DISABLED',
          'PRICE_CHANGED',
          'ALREADY_OWNED',
          'NOT_ENOUGH_POINTS',
          'LEVEL_TOO_LOW',
        ],
      }),
    )
    .input(purchaseGearInput)
    .output(childSchema)
    .mutation(({ ctx, input }) => purchaseGear(ctx, input)),
});
