import * as z from 'zod';
import { costField, idOf, instant, nameField } from '../fields';
import { shape } from '../shape';
import { MAX_AUTO_SAVE } from './goal';

/** What a hero saves for; `saved` XP of `target` lie there and are not spendable (rules: goals). */
export const goalSchema = shape('Goal', {
  id: z.string(),
  childId: z.string(),
  name: z.string(),
  rewardId: z.string().nullable(),
  target: z.number().int(),
  saved: z.number().int(),
  autoSave: z.number().int(),
  reachedAt: instant.nullable(),
  createdAt: instant,
});
export type Goal = z.infer<typeof goalSchema>;

const autoSaveField = z.number().int().min(0).max(MAX_AUTO_SAVE);

/** Either a reward of the hero's, or a name and a target; both are refused once the reward was found. */
export const createGoalInput = z
  .object({
    id: idOf('hero'),
    rewardId: idOf('reward').optional(),
    name: nameField.meta({ examples: ['A bicycle'] }).optional(),
    target: costField.meta({ examples: [900] }).optional(),
    autoSave: autoSaveField.optional(),
  })
  .refine(
    ({ rewardId, name, target }) => rewardId !== undefined || (name !== undefined && target !== undefined),
    'Please give a reward, or a name and a target.',
  );

export const updateGoalInput = z
  .object({ name: nameField, target: costField, autoSave: autoSaveField })
  .partial()
  .extend({ id: idOf('goal') });

/** Whole XP to put into a goal, or to take out of it. */
export const moveGoalInput = z.object({ id: idOf('goal'), amount: costField });
