import { listTemplates } from '@herohood/db/habits/template-queries';
import { idInput } from '@herohood/domain/fields';
import { HABIT_IDEAS } from '@herohood/domain/habits/habit-ideas';
import type { HabitIdea } from '@herohood/domain/habits/idea';
import { PACKS } from '@herohood/domain/habits/packs';
import {
  createTemplateInput,
  habitIdeaSchema,
  habitTemplateSchema,
  packSchema,
} from '@herohood/domain/habits/schema';
import type { HabitTool } from '@herohood/domain/habits/tool';
import type { Locale } from '@herohood/domain/languages/locale';
import * as z from 'zod';
import { parentProcedure } from '../procedures';
import { say } from '../text/say';
import { rest } from '../trpc';
import { presentTemplate } from './present';
import { createTemplate, removeTemplate } from './templates';

/** The part of the habits' router that is about what a new habit can begin with. */
export const ideaProcedures = {
  listIdeas: parentProcedure
    .meta(rest('GET /api/ideas/habits', 'The library of habits'))
    .output(z.array(habitIdeaSchema))
    .query(({ ctx }) => HABIT_IDEAS.map((idea) => sayIdea(idea, ctx.locale))),

  listPacks: parentProcedure
    .meta(rest('GET /api/ideas/packs', 'The packs that ideas go together in'))
    .output(z.array(packSchema))
    .query(({ ctx }) => PACKS.map(({ id, name }) => ({ id, name: say(ctx.locale, name) }))),

  listTemplates: parentProcedure
    .meta(rest('GET /api/habit-templates', "The family's own templates, oldest first"))
    .output(z.array(habitTemplateSchema))
    .query(async ({ ctx }) => (await listTemplates(ctx.db, ctx.familyId)).map(presentTemplate)),

  createTemplate: parentProcedure
    .meta(
      rest(
        'POST /api/habit-templates',
        'Put a habit aside as a template, by its own fields or from one that is there',
        { status: 201, refusals: ['TEMPLATE_LIMIT'] },
      ),
    )
    .input(createTemplateInput)
    .output(habitTemplateSchema)
    .mutation(({ ctx, input }) => createTemplate(ctx, input)),

  removeTemplate: parentProcedure
    .meta(
      rest('DELETE /api/habit-templates/{id}', 'Delete a template; habits that began with it stay', {
        status: 204,
      }),
    )
    .input(idInput('habitTemplate'))
    .output(z.null())
    .mutation(({ ctx, input }) => removeTemplate(ctx, input.id)),
};

/** An idea of the library in the language of whoever looks for one. */
function sayIdea(idea: HabitIdea, locale: Locale): HabitIdea {
  return {
    ...idea,
    name: say(locale, idea.name),
    description: say(locale, idea.description),
    tool: sayTool(idea.tool, locale),
  };
}

function sayTool(tool: HabitTool, locale: Locale): HabitTool {
  if (tool === 'none' || tool.kind !== 'steps') return tool;
  return { ...tool, steps: tool.steps.map((step) => ({ ...step, name: say(locale, step.name) })) };
}
