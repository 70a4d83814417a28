import { subscribeInput, unsubscribeInput } from '@herohood/domain/push/schema';
import { doneSchema } from '@herohood/domain/shape';
import * as z from 'zod';
import { familyOrHelperProcedure, publicProcedure } from '../procedures';
import { rest, router } from '../trpc';
import { subscribe, unsubscribe } from './subscribe';

export const pushRouter = router({
  publicKey: publicProcedure.output(z.string()).query(({ ctx }) => ctx.push.publicKey),

  subscribe: familyOrHelperProcedure
    .meta(rest('POST /api/push/subscribe', 'Take reminders as pushes in this browser'))
    .input(subscribeInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => subscribe(ctx, input)),

  unsubscribe: familyOrHelperProcedure
    .meta(rest('POST /api/push/unsubscribe', 'Take no more pushes in this browser'))
    .input(unsubscribeInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => unsubscribe(ctx, input)),
});
