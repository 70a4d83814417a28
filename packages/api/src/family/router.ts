import { listWaitingParents } from '@herohood/db/family/queries';
import {
  acceptJoinRequestInput,
  auditEntrySchema,
  createInvitationInput,
  familyCodeSchema,
  invitationSchema,
  joinRequestSchema,
  listAuditInput,
  memberSchema,
  updateMemberInput,
} from '@herohood/domain/family/schema';
import { idInput } from '@herohood/domain/fields';
import * as z from 'zod';
import { ownerProcedure, parentProcedure } from '../procedures';
import { rest, router } from '../trpc';
import { acceptJoinRequest, declineJoinRequest, presentJoinRequest } from './answer-join-request';
import { createInvitation, listInvitations, withdrawInvitation } from './invitations';
import { listAudit } from './list-audit';
import { changeMemberRole, listMembers, renewFamilyCode } from './members';

export const familyRouter = router({
  members: parentProcedure
    .meta(rest('GET /api/family/members', 'Parents and helpers, the owner first'))
    .output(z.array(memberSchema))
    .query(({ ctx }) => listMembers(ctx)),

  changeMemberRole: ownerProcedure
    .meta(
      rest('PATCH /api/family/members/{id}', 'Give a member another role; the owner hands the family over', {
        refusals: ['LAST_OWNER', 'OWNER_ONLY'],
      }),
    )
    .input(updateMemberInput)
    .output(memberSchema)
    .mutation(({ ctx, input }) => changeMemberRole(ctx, input)),

  renewCode: ownerProcedure
    .meta(
      rest('POST /api/family/code', 'Make a new family code; the old one opens nothing any more', {
        refusals: ['OWNER_ONLY'],
      }),
    )
    .output(familyCodeSchema)
    .mutation(({ ctx }) => renewFamilyCode(ctx)),

  listInvitations: parentProcedure
    .meta(rest('GET /api/family/invitations', 'Invitations that nobody has used'))
    .output(z.array(invitationSchema))
    .query(({ ctx }) => listInvitations(ctx)),

  createInvitation: parentProcedure
    .meta(
      rest('POST /api/family/invitations', 'Make a link that lets one person in without waiting', {
        status: 201,
        refusals: ['CONFLICT'],
      }),
    )
    .input(createInvitationInput)
    .output(invitationSchema)
    .mutation(({ ctx, input }) => createInvitation(ctx, input)),

  withdrawInvitation: parentProcedure
    .meta(
      rest('DELETE /api/family/invitations/{id}', 'Withdraw an invitation that nobody has used', {
        status: 204,
      }),
    )
    .input(idInput('invitation'))
    .output(z.null())
    .mutation(({ ctx, input }) => withdrawInvitation(ctx, input.id)),

  listJoinRequests: parentProcedure
    .meta(rest('GET /api/family/join-requests', 'Newcomers who wait to be let in'))
    .output(z.array(joinRequestSchema))
    .query(async ({ ctx }) => (await listWaitingParents(ctx.db, ctx.familyId)).map(presentJoinRequest)),

  acceptJoinRequest: parentProcedure
    .meta(rest('POST /api/family/join-requests/{id}/accept', 'Let a newcomer in'))
    .input(acceptJoinRequestInput)
    .output(joinRequestSchema)
    .mutation(({ ctx, input }) => acceptJoinRequest(ctx, input)),

  declineJoinRequest: parentProcedure
    .meta(rest('POST /api/family/join-requests/{id}/decline', 'Turn a newcomer away'))
    .input(idInput('joinRequest'))
    .output(joinRequestSchema)
    .mutation(({ ctx, input }) => declineJoinRequest(ctx, input.id)),

  audit: parentProcedure
    .meta(rest('GET /api/family/audit', 'Who did what, newest first, 50 at a time'))
    .input(listAuditInput)
    .output(z.array(auditEntrySchema))
    .query(({ ctx, input }) => listAudit(ctx, input)),
});
