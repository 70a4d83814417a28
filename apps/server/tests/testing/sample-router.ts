import { baseProcedure, router } from '@herohood/api/trpc';
import { DomainError } from '@herohood/domain/errors';
import * as z from 'zod';

const thing = z.object({
  id: z.string(),
  count: z.number().int().optional(),
  isOn: z.boolean().nullable().optional(),
  tags: z.array(z.string()).optional(),
  size: z.literal([1, 2, 3]).optional(),
  note: z.string().optional(),
});

/** What `things.toil` has done, step by step. */
export const heavyWork = { steps: [] as string[] };

/** One procedure for each thing that the adapters must get right. */
export const sampleRouter = router({
  things: router({
    read: baseProcedure
      .meta({ rest: { method: 'GET', path: '/api/things/{id}', summary: 'Echo' } })
      .input(thing)
      .output(thing)
      .query(({ input }) => input),
    list: baseProcedure
      .meta({ rest: { method: 'GET', path: '/api/things', summary: 'Nothing to say' } })
      .query(() => null),
    create: baseProcedure
      .meta({
        rest: {
          method: 'POST',
          path: '/api/things/{id}',
          summary: 'Created or there',
          status: 201,
          alsoStatus: 200,
        },
      })
      .input(thing)
      .output(thing)
      .mutation(({ input, ctx }) => {
        if (input.note === 'there already') ctx.reply.status(200);
        return input;
      }),
    touch: baseProcedure
      .meta({ rest: { method: 'POST', path: '/api/things/touch', summary: 'No input' } })
      .mutation(() => ({ ok: true })),
    toil: baseProcedure.meta({ weight: 10 }).mutation(async () => {
      heavyWork.steps.push('begin');
      await Promise.resolve();
      heavyWork.steps.push('end');
      return null;
    }),
    remove: baseProcedure
      .meta({ rest: { method: 'DELETE', path: '/api/things/{id}', summary: 'No body', status: 204 } })
      .input(z.object({ id: z.string() }))
      .mutation(() => null),
    draw: baseProcedure
      .meta({
        rest: { method: 'PATCH', path: '/api/things/{id}', summary: 'Large', bodyLimit: 3 * 1024 * 1024 },
      })
      .input(z.object({ id: z.string(), picture: z.string().optional() }))
      .mutation(({ input }) => ({ length: input.picture?.length ?? 0 })),
    signIn: baseProcedure
      .meta({ rest: { method: 'POST', path: '/api/things/sign-in', summary: 'Sets a cookie' } })
      .mutation(({ ctx }) => {
        ctx.reply.setCookie('parent_session', 'token', 60);
        return { ok: true };
      }),
  }),
  faults: router({
    refuse: baseProcedure
      .meta({
        rest: { method: 'POST', path: '/api/faults/refuse', summary: 'Locked', refusals: ['TOO_MANY_TRIES'] },
      })
      .mutation(() => {
        throw new DomainError('TOO_MANY_TRIES', 'Please wait.', { retryAfter: 30 });
      }),
    crash: baseProcedure
      .meta({ rest: { method: 'POST', path: '/api/faults/crash', summary: 'Crash' } })
      .input(z.object({ password: z.string() }))
      .mutation(({ input }) => {
        throw new Error(`Failed query: select $1\nparams: ${input.password}`);
      }),
    down: baseProcedure
      .meta({ rest: { method: 'GET', path: '/api/faults/down', summary: 'Database down' } })
      .query(() => {
        throw Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' });
      }),
  }),
});
