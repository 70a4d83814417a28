import { idInput } from '@herohood/domain/fields';
import {
  approveAllInput,
  approvedAllSchema,
  callSchema,
  decisionSchema,
  listDecisionsInput,
} from '@herohood/domain/inbox/schema';
import * as z from 'zod';
import { lockedChildProcedure, parentOrHelperProcedure } from '../procedures';
import { rest, router } from '../trpc';
import { approveAll } from './approve-all';
import { callParent, seeCall } from './call-parent';
import { listDecisions } from './list-decisions';

/** What needs a parent, whatever its kind, and what they decided. */
export const inboxRouter = router({
  listDecisions: parentOrHelperProcedure
    .meta(
      rest('GET /api/decisions', 'What was decided in the last 24 hours, newest first; helpers see missions'),
    )
    .input(listDecisionsInput)
    .output(z.array(decisionSchema))
    .query(({ ctx, input }) => listDecisions(ctx, input)),

  approveAll: parentOrHelperProcedure
    .meta({
      ...rest(
        'POST /api/inbox/approve-all',
        'Approve the missions and points that wait, never a reward; helpers approve missions',
      ),
      weight: 5,
    })
    .input(approveAllInput)
    .output(approvedAllSchema)
    .mutation(({ ctx, input }) => approveAll(ctx, input)),

  callParent: lockedChildProcedure
    .meta(
      rest('POST /api/children/{id}/call-parent', 'A hero asks for a parent', {
        status: 202,
        refusals: ['FEATURE_DISABLED', 'CALLED_RECENTLY'],
      }),
    )
    .input(idInput('hero'))
    .output(callSchema)
    .mutation(({ ctx, input }) => callParent(ctx, input.id)),

  seeCall: parentOrHelperProcedure
    .meta(rest('POST /api/inbox/calls/{id}/seen', "A parent has seen a hero's call", { status: 204 }))
    .input(idInput('call'))
    .output(z.null())
    .mutation(({ ctx, input }) => seeCall(ctx, input.id)),
});
