import { listProposals, listWaitingProposals } from '@herohood/db/proposals/queries';
import { idInput } from '@herohood/domain/fields';
import {
  acceptProposalInput,
  createProposalInput,
  declineProposalInput,
  proposalSchema,
} from '@herohood/domain/proposals/schema';
import * as z from 'zod';
import { findOwnChild } from '../children/own-child';
import { WITH_PICTURE } from '../media/save-picture';
import { childProcedure, familyProcedure, parentProcedure } from '../procedures';
import { rest, router } from '../trpc';
import { createProposal } from './create-proposal';
import { acceptProposal, declineProposal, undoProposal } from './decide-proposal';
import { presentProposal } from './present';

/** What heroes did beyond their missions, what they wish for, and the missions that they propose. */
export const proposalsRouter = router({
  create: childProcedure
    .meta(
      rest(
        'POST /api/children/{id}/proposals',
        'A hero says what they did beyond their missions, wishes for a reward or proposes a mission',
        {
          status: 201,
          alsoStatus: 200,
          refusals: [
            'TOO_OLD',
            'TAP_USED',
            'PROPOSAL_LIMIT',
            'TOO_LARGE',
            'UNSUPPORTED_MEDIA_TYPE',
            'TOO_MANY_TRIES',
            'CONFLICT',
          ],
          bodyLimit: WITH_PICTURE,
        },
      ),
    )
    .input(createProposalInput)
    .output(proposalSchema)
    .mutation(({ ctx, input }) => createProposal(ctx, input)),

  listForChild: familyProcedure
    .meta(rest('GET /api/children/{id}/proposals', "A hero's proposals, newest first"))
    .input(idInput('hero'))
    .output(z.array(proposalSchema))
    .query(async ({ ctx, input }) => {
      const { id: childId } = await findOwnChild(ctx, input.id);
      return (await listProposals(ctx.db, { familyId: ctx.familyId, childId })).map((row) =>
        presentProposal(ctx, row),
      );
    }),

  listWaiting: parentProcedure
    .meta(rest('GET /api/proposals', 'Proposals that wait for a parent, oldest first'))
    .output(z.array(proposalSchema))
    .query(async ({ ctx }) =>
      (await listWaitingProposals(ctx.db, ctx.familyId)).map((row) => presentProposal(ctx, row)),
    ),

  accept: parentProcedure
    .meta(
      rest(
        'POST /api/proposals/{id}/accept',
        'Pay for what was done, make a wish a reward, or what was proposed a mission',
        { refusals: ['ALREADY_REJECTED', 'CONFLICT', 'PLAN_LIMIT'] },
      ),
    )
    .input(acceptProposalInput)
    .output(proposalSchema)
    .mutation(({ ctx, input }) => acceptProposal(ctx, input)),

  decline: parentProcedure
    .meta(
      rest('POST /api/proposals/{id}/decline', 'Turn a proposal down, with words for the hero', {
        refusals: ['ALREADY_APPROVED'],
      }),
    )
    .input(declineProposalInput)
    .output(proposalSchema)
    .mutation(({ ctx, input }) => declineProposal(ctx, input)),

  undo: parentProcedure
    .meta(
      rest('POST /api/proposals/{id}/undo', 'Take a decision about a proposal back within 24 hours', {
        refusals: ['NOT_DECIDED', 'UNDO_EXPIRED', 'ALREADY_SPENT', 'CLAIM_PENDING'],
      }),
    )
    .input(idInput('proposal'))
    .output(proposalSchema)
    .mutation(({ ctx, input }) => undoProposal(ctx, input.id)),
});
