import { listClaims, listRewards } from '@herohood/db/rewards/queries';
import { idInput } from '@herohood/domain/fields';
import { LIMIT_CODES } from '@herohood/domain/rewards/limits';
import { REWARD_IDEAS } from '@herohood/domain/rewards/reward-ideas';
import {
  approveClaimInput,
  claimRewardInput,
  createRewardInput,
  rejectClaimInput,
  rewardClaimSchema,
  rewardIdeaSchema,
  rewardSchema,
  updateRewardInput,
} from '@herohood/domain/rewards/schema';
import * as z from 'zod';
import { findOwnChild } from '../children/own-child';
import { familyOf } from '../family/family';
import { childProcedure, familyProcedure, parentProcedure } from '../procedures';
import { say } from '../text/say';
import { rest, router } from '../trpc';
import { claimReward } from './claim-reward';
import { createReward, updateReward } from './create-reward';
import { approveClaim, giveClaim, markUsed, rejectClaim, undoClaim } from './decide-claim';
import { limitsNow } from './limits-now';
import { listOpenClaims } from './list-open-claims';
import { presentClaim, presentReward } from './present';
import { removeReward } from './remove-reward';

export const rewardsRouter = router({
  listIdeas: parentProcedure
    .meta(rest('GET /api/ideas/rewards', 'The library of rewards'))
    .output(z.array(rewardIdeaSchema))
    .query(({ ctx: { locale } }) =>
      REWARD_IDEAS.map((idea) => ({
        ...idea,
        name: say(locale, idea.name),
        description: say(locale, idea.description),
      })),
    ),

  listForChild: familyProcedure
    .meta({
      weight: 2,
      ...rest('GET /api/children/{id}/rewards', "A hero's rewards; the hero sees active ones"),
    })
    .input(idInput('hero'))
    .output(z.array(rewardSchema))
    .query(async ({ ctx, input }) => {
      const hero = await findOwnChild(ctx, input.id);
      const who = { familyId: ctx.familyId, childId: hero.id, activeOnly: ctx.child !== null };
      const rows = await listRewards(ctx.db, who);
      const limits = await limitsNow(ctx.db, { family: familyOf(ctx), now: ctx.now(), hero }, rows);
      return rows.map((row) => presentReward(row, limits(row)));
    }),

  create: parentProcedure
    .meta(rest('POST /api/children/{id}/rewards', 'Set a reward for a hero', { status: 201 }))
    .input(createRewardInput)
    .output(rewardSchema)
    .mutation(({ ctx, input }) => createReward(ctx, input)),

  update: parentProcedure
    .meta(rest('PATCH /api/rewards/{id}', 'Change a reward'))
    .input(updateRewardInput)
    .output(rewardSchema)
    .mutation(({ ctx, input }) => updateReward(ctx, input)),

  remove: parentProcedure
    .meta(
      rest('DELETE /api/rewards/{id}', 'Delete a reward and give back what waiting claims hold', {
        status: 204,
      }),
    )
    .input(idInput('reward'))
    .output(z.null())
    .mutation(({ ctx, input }) => removeReward(ctx, input.id)),

  claim: childProcedure
    .meta(
      rest('POST /api/rewards/{id}/claim', 'A hero claims a reward; its cost is held at once', {
        status: 201,
        alsoStatus: 200,
        refusals: [
          'TOO_OLD',
          'TAP_USED',
          'FEATURE_DISABLED',
          'REWARD_INACTIVE',
          'CLAIM_PENDING',
          ...LIMIT_CODES,
          'PRICE_CHANGED',
          'NOT_ENOUGH_XP',
        ],
      }),
    )
    .input(claimRewardInput)
    .output(rewardClaimSchema)
    .mutation(({ ctx, input }) => claimReward(ctx, input)),

  listClaims: familyProcedure
    .meta(rest('GET /api/children/{id}/reward-claims', "A hero's claims, newest first"))
    .input(idInput('hero'))
    .output(z.array(rewardClaimSchema))
    .query(async ({ ctx, input }) => {
      const { id: childId } = await findOwnChild(ctx, input.id);
      const { clock } = familyOf(ctx);
      const rows = await listClaims(ctx.db, { familyId: ctx.familyId, childId });
      return rows.map((row) => presentClaim(row, clock));
    }),

  listPendingClaims: parentProcedure
    .meta(rest('GET /api/reward-claims/pending', 'Claims that wait for a parent, oldest first'))
    .output(z.array(rewardClaimSchema))
    .query(async ({ ctx }) => (await listOpenClaims(ctx)).filter(({ status }) => status === 'pending')),

  approveClaim: parentProcedure
    .meta(rest('POST /api/reward-claims/{id}/approve', 'Approve a claim', { refusals: ['ALREADY_REJECTED'] }))
    .input(approveClaimInput)
    .output(rewardClaimSchema)
    .mutation(({ ctx, input }) => approveClaim(ctx, input.id)),

  rejectClaim: parentProcedure
    .meta(
      rest('POST /api/reward-claims/{id}/reject', 'Turn a claim down and give back what it holds', {
        refusals: ['ALREADY_APPROVED'],
      }),
    )
    .input(rejectClaimInput)
    .output(rewardClaimSchema)
    .mutation(({ ctx, input }) => rejectClaim(ctx, input)),

  listOwedClaims: parentProcedure
    .meta(
      rest(
        'GET /api/reward-claims/owed',
        'Claims that were approved and not handed out yet, oldest promise first',
      ),
    )
    .output(z.array(rewardClaimSchema))
    .query(async ({ ctx }) => (await listOpenClaims(ctx)).filter(({ status }) => status === 'approved')),

  giveClaim: parentProcedure
    .meta(
      rest('PUT /api/reward-claims/{id}/given', 'A parent has handed out what was claimed', {
        refusals: ['NOT_APPROVED'],
      }),
    )
    .input(idInput('claim'))
    .output(rewardClaimSchema)
    .mutation(({ ctx, input }) => giveClaim(ctx, input.id)),

  undoClaim: parentProcedure
    .meta(
      rest('POST /api/reward-claims/{id}/undo', 'Take a decision about a claim back within 24 hours', {
        refusals: [
          'NOT_DECIDED',
          'UNDO_EXPIRED',
          'ALREADY_SPENT',
          'CLAIM_PENDING',
          'OUT_OF_STOCK',
          'REWARD_LIMIT',
        ],
      }),
    )
    .input(idInput('claim'))
    .output(rewardClaimSchema)
    .mutation(({ ctx, input }) => undoClaim(ctx, input.id)),

  markUsed: childProcedure
    .meta(
      rest('PUT /api/reward-claims/{id}/mark-used', 'A hero got what they claimed', {
        refusals: ['NOT_APPROVED'],
      }),
    )
    .input(idInput('claim'))
    .output(rewardClaimSchema)
    .mutation(({ ctx, input }) => markUsed(ctx, input.id)),
});
