import {
  finishedPlaySchema,
  finishPlayInput,
  miniGameSchema,
  startedPlaySchema,
  startPlayInput,
} from '@herohood/domain/games/schema';
import * as z from 'zod';
import { childProcedure } from '../procedures';
import { router } from '../trpc';
import { finishPlay } from './finish-play';
import { listOwnGames } from './list-games';
import { startPlay } from './start-play';

export const gamesRouter = router({
  list: childProcedure
    .meta({ rest: { method: 'GET', path: '/api/mini-games', summary: 'The games on offer' } })
    .output(z.array(miniGameSchema))
    .query(({ ctx }) => listOwnGames(ctx)),

  start: childProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/mini-games/{id}/plays',
        summary: 'A hero starts a game',
        status: 201,
        refusals: ['FEATURE_DISABLED', 'BEDTIME', 'PREMIUM_REQUIRED', 'GAME_LOCKED', 'PLAY_TIME_USED'],
      },
    })
    .input(startPlayInput)
    .output(startedPlaySchema)
    .mutation(({ ctx, input }) => startPlay(ctx, input.id)),

  finish: childProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/mini-game-plays/{id}/finish',
        summary: "A hero brings a game's score",
        refusals: ['TOO_OLD', 'TAP_USED'],
      },
    })
    .input(finishPlayInput)
    .output(finishedPlaySchema)
    .mutation(({ ctx, input }) => finishPlay(ctx, input)),
});
