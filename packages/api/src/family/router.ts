import { listWaitingParents } from '@herohood/db/family/queries';
import {
  acceptJoinRequestInput,
  auditEntrySchema,
  joinRequestSchema,
  listAuditInput,
  memberSchema,
} from '@herohood/domain/family/schema';
import { idInput } from '@herohood/domain/fields';
import * as z from 'zod';
import { openParentProcedure, parentProcedure } from '../procedures';
import { router } from '../trpc';
import { acceptJoinRequest, declineJoinRequest, presentJoinRequest } from './answer-join-request';
import { listAudit } from './list-audit';
import { listMembers } from './list-members';

export const familyRouter = router({
  members: openParentProcedure.output(z.array(memberSchema)).query(({ ctx }) => listMembers(ctx)),

  listJoinRequests: parentProcedure
    .meta({
      rest: { method: 'GET', path: '/api/family/join-requests', summary: 'Newcomers who wait to be let in' },
    })
    .output(z.array(joinRequestSchema))
    .query(async ({ ctx }) => (await listWaitingParents(ctx.db, ctx.familyId)).map(presentJoinRequest)),

  acceptJoinRequest: parentProcedure
    .meta({
      rest: { method: 'POST', path: '/api/family/join-requests/{id}/accept', summary: 'Let a newcomer in' },
    })
    .input(acceptJoinRequestInput)
    .output(joinRequestSchema)
    .mutation(({ ctx, input }) => acceptJoinRequest(ctx, input)),

  declineJoinRequest: parentProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/family/join-requests/{id}/decline',
        summary: 'Turn a newcomer away',
      },
    })
    .input(idInput('joinRequest'))
    .output(joinRequestSchema)
    .mutation(({ ctx, input }) => declineJoinRequest(ctx, input.id)),

  audit: parentProcedure
    .meta({
      rest: { method: 'GET', path: '/api/family/audit', summary: 'Who did what, newest first, 50 at a time' },
    })
    .input(listAuditInput)
    .output(z.array(auditEntrySchema))
    .query(({ ctx, input }) => listAudit(ctx, input)),
});
