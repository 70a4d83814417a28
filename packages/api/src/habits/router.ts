import {
  findAssignment,
  findMaster,
  listAssignments,
  listAssignmentsOfChild,
  listMasters,
} from '@herohood/db/habits/queries';
import { idInput } from '@herohood/domain/fields';
import {
  anyHabitSchema,
  assignHabitInput,
  autoAssignResultSchema,
  childHabitSchema,
  createMasterHabitInput,
  masterHabitSchema,
  updateHabitInput,
  updateMasterHabitInput,
} from '@herohood/domain/habits/schema';
import * as z from 'zod';
import { findOwnChild } from '../children/own-child';
import { familyOrHelperProcedure, parentOrHelperProcedure, parentProcedure } from '../procedures';
import { found } from '../refusals';
import { rest, router } from '../trpc';
import { assignHabit, autoAssignAll } from './assign-habit';
import { createMaster } from './create-master';
import { ideaProcedures } from './idea-procedures';
import { presentAssignment, presentMaster } from './present';
import { removeHabit } from './remove-habit';
import { updateHabit } from './update-habit';
import { updateMaster } from './update-master';

export const habitsRouter = router({
  listMasters: parentOrHelperProcedure
    .meta(rest('GET /api/habits/master', "The family's habits"))
    .output(z.array(masterHabitSchema))
    .query(async ({ ctx }) => (await listMasters(ctx.db, ctx.familyId)).map(presentMaster)),

  listAll: parentOrHelperProcedure
    .meta({ weight: 3, mostInRequest: 3, ...rest('GET /api/habits/all', 'All assignments of the family') })
    .output(z.array(childHabitSchema))
    .query(async ({ ctx }) =>
      (await listAssignments(ctx.db, ctx.familyId)).map((row) => presentAssignment(row, { now: ctx.now() })),
    ),

  listForChild: familyOrHelperProcedure
    .meta(rest('GET /api/children/{id}/habits', "A hero's habits; the hero sees active ones"))
    .input(idInput('hero'))
    .output(z.array(childHabitSchema))
    .query(async ({ ctx, input }) => {
      const { id: childId } = await findOwnChild(ctx, input.id);
      const who = { familyId: ctx.familyId, childId, activeOnly: ctx.child !== null };
      const to = { now: ctx.now(), isHero: ctx.child !== null };
      return (await listAssignmentsOfChild(ctx.db, who)).map((row) => presentAssignment(row, to));
    }),

  get: parentOrHelperProcedure
    .meta(rest('GET /api/habits/{id}', 'A habit or an assignment by its id'))
    .input(idInput('assignment', 'masterHabit'))
    .output(anyHabitSchema)
    .query(async ({ ctx, input }) => {
      const assignment = await findAssignment(ctx.db, ctx.familyId, input.id);
      if (assignment) return presentAssignment(assignment, { now: ctx.now() });
      return presentMaster(found(await findMaster(ctx.db, ctx.familyId, input.id), 'This habit'));
    }),

  createMaster: parentProcedure
    .meta(rest('POST /api/habits/master', 'Create a habit', { status: 201, refusals: ['PLAN_LIMIT'] }))
    .input(createMasterHabitInput)
    .output(masterHabitSchema)
    .mutation(({ ctx, input }) => createMaster(ctx, input)),

  updateMaster: parentProcedure
    .meta(rest('PATCH /api/master-habits/{id}', 'Change a habit and its assignments'))
    .input(updateMasterHabitInput)
    .output(masterHabitSchema)
    .mutation(({ ctx, input }) => updateMaster(ctx, input)),

  update: parentProcedure
    .meta(rest('PATCH /api/habits/{id}', 'Switch a habit or an assignment, or set its alerts'))
    .input(updateHabitInput)
    .output(anyHabitSchema)
    .mutation(({ ctx, input }) => updateHabit(ctx, input)),

  remove: parentProcedure
    .meta(rest('DELETE /api/habits/{id}', 'Delete a habit or take an assignment away', { status: 204 }))
    .input(idInput('assignment', 'masterHabit'))
    .output(z.null())
    .mutation(({ ctx, input }) => removeHabit(ctx, input.id)),

  assign: parentProcedure
    .meta(rest('POST /api/children/{id}/habits', 'Give a habit to a hero', { status: 201, alsoStatus: 200 }))
    .input(assignHabitInput)
    .output(childHabitSchema)
    .mutation(({ ctx, input }) => assignHabit(ctx, input)),

  autoAssignAll: parentProcedure
    .meta({ weight: 10, ...rest('POST /api/habits/auto-assign-all', 'Give all habits to all heroes') })
    .output(autoAssignResultSchema)
    .mutation(({ ctx }) => autoAssignAll(ctx)),

  ...ideaProcedures,
});
