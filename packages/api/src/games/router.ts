import {
  finishedPlaySchema,
  finishPlayInput,
  miniGameSchema,
  startedPlaySchema,
  startPlayInput,
} from '@herohood/domain/games/schema';
import * as z from 'zod';
import { childProcedure } from '../procedures';
import { rest, router } from '../trpc';
import { finishPlay } from './finish-play';
import { listOwnGames } from './list-games';
import { startPlay } from './start-play';

export const gamesRouter = router({
  list: childProcedure
    .meta(rest('GET /api/mini-games', 'The games on offer'))
    .output(z.array(miniGameSchema))
    .query(({ ctx }) => listOwnGames(ctx)),

  start: childProcedure
    .meta(
      rest('POST /api/mini-games/{id}/plays', 'A hero starts a game', {
        status: 201,
        refusals: ['FEATURE_DISABLED', 'BEDTIME', 'PREMIUM_REQUIRED', 'GAME_LOCKED', 'PLAY_TIME_USED'],
      }),
    )
    .input(startPlayInput)
    .output(startedPlaySchema)
    .mutation(({ ctx, input }) => startPlay(ctx, input.id)),

  finish: childProcedure
    .meta(
      rest('POST /api/mini-game-plays/{id}/finish', "A hero brings a game's score", {
        refusals: ['TOO_OLD', 'TAP_USED'],
      }),
    )
    .input(finishPlayInput)
    .output(finishedPlaySchema)
    .mutation(({ ctx, input }) => finishPlay(ctx, input)),
});
