import * as z from 'zod';
import { nameField } from '../fields';
import { shape } from '../shape';
import { HABIT_PICTURES } from './pictures';

/** How long a timer may run, in whole minutes (rules: tools). */
export const TIMER_MINUTES = { min: 1, max: 60 } as const;

/** How many steps a mission in steps has (rules: tools). */
export const STEP_COUNT = { min: 2, max: 8 } as const;

function schemasOf(picture: z.ZodType<string>) {
  const step = shape('ToolStep', { name: nameField, picture: picture.optional() });
  const help = z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('timer'),
      minutes: z
        .number('Please give the minutes.')
        .int('Please use whole minutes.')
        .min(TIMER_MINUTES.min, 'Please use at least 1 minute.')
        .max(TIMER_MINUTES.max, 'Please use at most 60 minutes.'),
    }),
    z.object({ kind: z.literal('brush') }),
    z.object({
      kind: z.literal('steps'),
      steps: z
        .array(step)
        .min(STEP_COUNT.min, 'Please give at least 2 steps.')
        .max(STEP_COUNT.max, 'Please give at most 8 steps.'),
    }),
  ]);
  const tool = z
    .union([z.literal('none'), help], {
      error: "Please choose 'none', a timer with minutes, the toothbrush timer, or steps with names.",
    })
    .meta({ id: 'HabitTool' });
  return { step, help, tool };
}

const taken = schemasOf(z.enum(HABIT_PICTURES, 'Please choose one of the pictures.'));
/** What is stored may have been a picture once. */
const told = schemasOf(z.string());

/** What helps a hero with a mission while they do it: nothing, a timer, two minutes of brushing, or steps (rules: tools). */
export const habitToolSchema = told.tool;
/** The same as a parent sends it: a step's picture is one of a habit's. */
export const habitToolInput = taken.tool;
export type HabitTool = z.infer<typeof habitToolSchema>;
export type ToolStep = z.infer<typeof told.step>;

/** What is wrong with a tool, a sentence for each field's path, such as `steps.1.name`; empty when nothing is. */
export function faultsOfTool(tool: HabitTool): Record<string, string> {
  const issues = tool === 'none' ? [] : (taken.help.safeParse(tool).error?.issues ?? []);
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}
