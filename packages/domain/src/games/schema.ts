import * as z from 'zod';
import { idOf, names } from '../fields';
import { MINI_GAMES } from './catalogue';

/** A game of the catalogue; `unlockRequirement` counts today's missions. */
export const miniGameSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  unlockRequirement: z.number().int(),
  isActive: z.boolean(),
});
export type MiniGame = z.infer<typeof miniGameSchema>;

/** Games are named by words (`math-hero`), not by uuids. */
export const startPlayInput = z.object({
  id: z
    .string()
    .max(200)
    .meta({ ...names('game'), examples: [MINI_GAMES[0]?.id] }),
});

export const startedPlaySchema = z.object({ playId: z.string(), secondsLeftToday: z.number().int() });
export type StartedPlay = z.infer<typeof startedPlaySchema>;

/** The score comes from a browser: any number, brought within its bounds by the rule. */
export const finishPlayInput = z.object({ id: idOf('play'), score: z.number() });

export const finishedPlaySchema = z.object({
  score: z.number().int(),
  /** Reward points that now wait for a parent. */
  pendingPoints: z.number().int(),
  secondsLeftToday: z.number().int(),
});
export type FinishedPlay = z.infer<typeof finishedPlaySchema>;
