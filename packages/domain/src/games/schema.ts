import * as z from 'zod';
import { idOf, names } from '../fields';
import { shape } from '../shape';
import { tapFields } from '../sync/schema';
import { MINI_GAMES } from './catalogue';
import { MOST_ANSWERS } from './hero-game';

/**
 * A game of the catalogue; `unlockRequirement` counts today's missions. The last two are the asking hero's own: how hard their
 * next play is (1–10), and their best score so far.
 */
export const miniGameSchema = shape('MiniGame', {
  id: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  unlockRequirement: z.number().int(),
  isActive: z.boolean(),
  difficulty: z.number().int(),
  bestScore: z.number().int().nullable(),
});
export type MiniGame = z.infer<typeof miniGameSchema>;

/** Games are named by words (`math-hero`), not by uuids. */
export const startPlayInput = z.object({
  id: z
    .string()
    .max(200)
    .meta({ ...names('game'), examples: [MINI_GAMES[0]?.id] }),
});

/** `difficulty`: how hard it is to be, 1–10. */
export const startedPlaySchema = shape('GamePlay', {
  playId: z.string(),
  secondsLeftToday: z.number().int(),
  difficulty: z.number().int(),
});
export type StartedPlay = z.infer<typeof startedPlaySchema>;

/**
 * The score comes from a browser: any number, brought within its bounds by the rule. `answers` are those of the play in their
 * order; true: right at the first go and without help.
 */
export const finishPlayInput = z.object({
  id: idOf('play'),
  score: z.number(),
  answers: z.array(z.boolean()).max(MOST_ANSWERS).optional(),
  ...tapFields,
});

export const finishedPlaySchema = shape('FinishedPlay', {
  score: z.number().int(),
  /** Reward points that now wait for a parent. */
  pendingPoints: z.number().int(),
  secondsLeftToday: z.number().int(),
  /** The hero's best score in this game, this play included; null while there is none above 0. */
  bestScore: z.number().int().nullable(),
  /** Whether this play was better than all before it. */
  isRecord: z.boolean(),
  /** How hard the next play of this game is, 1–10. */
  difficulty: z.number().int(),
});
export type FinishedPlay = z.infer<typeof finishedPlaySchema>;
