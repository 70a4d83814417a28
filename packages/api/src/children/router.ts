import { listChildren } from '@herohood/db/children/queries';
import {
  childSchema,
  createChildInput,
  endWelcomeInput,
  updateChildInput,
} from '@herohood/domain/children/schema';
import { idInput } from '@herohood/domain/fields';
import * as z from 'zod';
import { WITH_PICTURE } from '../media/save-picture';
import { childProcedure, familyProcedure, parentOrHelperProcedure, parentProcedure } from '../procedures';
import { rest, router } from '../trpc';
import { createChild } from './create-child';
import { endWelcome } from './end-welcome';
import { generateLogin } from './login-credentials';
import { presentChildTo } from './present';
import { removeChild } from './remove-child';
import { updateChild } from './update-child';

export const childrenRouter = router({
  list: parentOrHelperProcedure
    .meta(rest('GET /api/children', "The family's heroes, oldest first"))
    .output(z.array(childSchema))
    .query(async ({ ctx }) => {
      const rows = await listChildren(ctx.db, ctx.familyId);
      return rows.map((row) => presentChildTo(ctx, row));
    }),

  create: parentProcedure
    .meta(
      rest('POST /api/children', 'Create a hero', {
        status: 201,
        refusals: ['PLAN_LIMIT', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
        bodyLimit: WITH_PICTURE,
      }),
    )
    .input(createChildInput)
    .output(childSchema)
    .mutation(({ ctx, input }) => createChild(ctx, input)),

  update: familyProcedure
    .meta(
      rest(
        'PATCH /api/children/{id}',
        'Change a hero: a parent their name, age, appearance and login, the hero their avatar and gear, either the language',
        {
          refusals: ['USERNAME_TAKEN', 'NOT_OWNED', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
          bodyLimit: WITH_PICTURE,
        },
      ),
    )
    .input(updateChildInput)
    .output(childSchema)
    .mutation(({ ctx, input }) => updateChild(ctx, input)),

  remove: parentProcedure
    .meta(rest('DELETE /api/children/{id}', 'Delete a hero and all that is theirs', { status: 204 }))
    .input(idInput('hero'))
    .output(z.null())
    .mutation(({ ctx, input }) => removeChild(ctx, input.id)),

  endWelcome: childProcedure
    .meta(
      rest(
        'POST /api/children/{id}/welcome',
        "A hero's welcome is over: the first time they are who they chose, and get a hat and wear it",
      ),
    )
    .input(endWelcomeInput)
    .output(childSchema)
    .mutation(({ ctx, input }) => endWelcome(ctx, input)),

  generateLogin: parentProcedure
    .meta(rest('POST /api/children/{id}/generate-login', 'Give a hero a username and a new PIN'))
    .input(idInput('hero'))
    .output(childSchema)
    .mutation(({ ctx, input }) => generateLogin(ctx, input.id)),
});
