import { listOpenGoals } from '@herohood/db/goals/queries';
import { idInput } from '@herohood/domain/fields';
import { createGoalInput, goalSchema, moveGoalInput, updateGoalInput } from '@herohood/domain/goals/schema';
import * as z from 'zod';
import { findOwnChild } from '../children/own-child';
import { childProcedure, familyProcedure } from '../procedures';
import { rest, router } from '../trpc';
import {
  createGoal,
  depositIntoGoal,
  presentGoal,
  removeGoal,
  updateGoal,
  withdrawFromGoal,
} from './change-goal';

export const goalsRouter = router({
  list: familyProcedure
    .meta(rest('GET /api/children/{id}/goals', "A hero's open goals, oldest first"))
    .input(idInput('hero'))
    .output(z.array(goalSchema))
    .query(async ({ ctx, input }) => {
      const { id: childId } = await findOwnChild(ctx, input.id);
      return (await listOpenGoals(ctx.db, { familyId: ctx.familyId, childId })).map(presentGoal);
    }),

  create: familyProcedure
    .meta(
      rest(
        'POST /api/children/{id}/goals',
        'Begin to save for a reward, or for a wish with a name and a target',
        { status: 201, refusals: ['GOAL_EXISTS', 'GOAL_LIMIT'] },
      ),
    )
    .input(createGoalInput)
    .output(goalSchema)
    .mutation(({ ctx, input }) => createGoal(ctx, input)),

  update: familyProcedure
    .meta(
      rest('PATCH /api/goals/{id}', 'Change a goal: its name, its target, what is saved by itself', {
        refusals: ['GOAL_REACHED'],
      }),
    )
    .input(updateGoalInput)
    .output(goalSchema)
    .mutation(({ ctx, input }) => updateGoal(ctx, input)),

  remove: familyProcedure
    .meta(
      rest('DELETE /api/goals/{id}', 'Delete a goal and give back what was saved', {
        status: 204,
        refusals: ['ASK_PARENT'],
      }),
    )
    .input(idInput('goal'))
    .output(z.null())
    .mutation(({ ctx, input }) => removeGoal(ctx, input.id)),

  deposit: childProcedure
    .meta(
      rest('POST /api/goals/{id}/deposit', 'A hero puts XP into a goal', {
        refusals: ['GOAL_REACHED', 'NOT_ENOUGH_XP'],
      }),
    )
    .input(moveGoalInput)
    .output(goalSchema)
    .mutation(({ ctx, input }) => depositIntoGoal(ctx, input)),

  withdraw: familyProcedure
    .meta(
      rest('POST /api/goals/{id}/withdraw', 'Take XP out of a goal', {
        refusals: ['ASK_PARENT', 'NOT_ENOUGH_XP'],
      }),
    )
    .input(moveGoalInput)
    .output(goalSchema)
    .mutation(({ ctx, input }) => withdrawFromGoal(ctx, input)),
});
