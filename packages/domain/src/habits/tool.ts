import * as z from 'zod';
import { labelField, nameField } from '../fields';

/** How long a timer may run, in whole minutes (rules: tools). */
export const TIMER_MINUTES = { min: 1, max: 60 } as const;

/** How many steps a mission in steps has (rules: tools). */
export const STEP_COUNT = { min: 2, max: 8 } as const;

const stepSchema = z.object({
  name: nameField,
  /** A picture of a habit. */
  picture: labelField.optional(),
});
export type ToolStep = z.infer<typeof stepSchema>;

const helpSchema = z.discriminatedUnion('kind', [
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
      .array(stepSchema)
      .min(STEP_COUNT.min, 'Please give at least 2 steps.')
      .max(STEP_COUNT.max, 'Please give at most 8 steps.'),
  }),
]);

/** What helps a hero with a mission while they do it: nothing, a timer, two minutes of brushing, or steps (rules: tools). */
export const habitToolSchema = z.union([z.literal('none'), helpSchema], {
  error: "Please choose 'none', a timer with minutes, the toothbrush timer, or steps with names.",
});
export type HabitTool = z.infer<typeof habitToolSchema>;

/** What is wrong with a tool, a sentence for each field's path, such as `steps.1.name`; empty when nothing is. */
export function faultsOfTool(tool: HabitTool): Record<string, string> {
  const issues = tool === 'none' ? [] : (helpSchema.safeParse(tool).error?.issues ?? []);
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}
