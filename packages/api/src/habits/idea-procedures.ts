import { listTemplates } from '@herohood/db/habits/template-queries';
import { idInput } from '@herohood/domain/fields';
import { HABIT_IDEAS } from '@herohood/domain/habits/habit-ideas';
import { PACKS } from '@herohood/domain/habits/packs';
import {
  createTemplateInput,
  habitIdeaSchema,
  habitTemplateSchema,
  packSchema,
} from '@herohood/domain/habits/schema';
import * as z from 'zod';
import { parentProcedure } from '../procedures';
import { say } from '../text/say';
import { createTemplate } from './create-template';
import { presentTemplate } from './present';
import { removeTemplate } from './remove-template';
import { sayIdea } from './say-idea';

/** The part of the habits' router that is about what a new habit can begin with. */
export const ideaProcedures = {
  listIdeas: parentProcedure
    .meta({ rest: { method: 'GET', path: '/api/ideas/habits', summary: 'The library of habits' } })
    .output(z.array(habitIdeaSchema))
    .query(({ ctx }) => HABIT_IDEAS.map((idea) => sayIdea(idea, ctx.locale))),

  listPacks: parentProcedure
    .meta({
      rest: { method: 'GET', path: '/api/ideas/packs', summary: 'The packs that ideas go together in' },
    })
    .output(z.array(packSchema))
    .query(({ ctx }) => PACKS.map(({ id, name }) => ({ id, name: say(ctx.locale, name) }))),

  listTemplates: parentProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/habit-templates',
        summary: "The family's own templates, oldest first",
      },
    })
    .output(z.array(habitTemplateSchema))
    .query(async ({ ctx }) => (await listTemplates(ctx.db, ctx.familyId)).map(presentTemplate)),

  createTemplate: parentProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/habit-templates',
        summary: 'Put a habit aside as a template, by its own fields or from one that is there',
        status: 201,
        refusals: ['TEMPLATE_LIMIT'],
      },
    })
    .input(createTemplateInput)
    .output(habitTemplateSchema)
    .mutation(({ ctx, input }) => createTemplate(ctx, input)),

  removeTemplate: parentProcedure
    .meta({
      rest: {
        method: 'DELETE',
        path: '/api/habit-templates/{id}',
        summary: 'Delete a template; habits that began with it stay',
        status: 204,
      },
    })
    .input(idInput('habitTemplate'))
    .output(z.null())
    .mutation(({ ctx, input }) => removeTemplate(ctx, input.id)),
};
