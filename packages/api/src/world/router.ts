import { childSchema } from '@herohood/domain/children/schema';
import { idInput } from '@herohood/domain/fields';
import {
  arrangeRoomInput,
  cheerSchema,
  chooseStyleInput,
  findSchema,
  openedTripSchema,
  readRoomInput,
  roomSchema,
  sendCheerInput,
  siblingSchema,
} from '@herohood/domain/world/schema';
import * as z from 'zod';
import { childProcedure, familyOrHelperProcedure } from '../procedures';
import { rest, router } from '../trpc';
import { listCheers, listSiblings, sendCheer } from './cheers';
import { chooseStyle } from './choose-style';
import { listFinds } from './list-finds';
import { openTrip } from './open-trip';
import { arrangeRoom, readRoom } from './room';

export const worldRouter = router({
  finds: familyOrHelperProcedure
    .meta(rest('GET /api/children/{id}/finds', 'All that a hero has found, newest first'))
    .input(idInput('hero'))
    .output(z.array(findSchema))
    .query(({ ctx, input }) => listFinds(ctx, input.id)),

  openTrip: childProcedure
    .meta(
      rest(
        'POST /api/children/{id}/trip/open',
        'The hero tells of their newest trip, once a day; 204 when there is none to tell',
        { alsoStatus: 204 },
      ),
    )
    .input(idInput('hero'))
    .output(openedTripSchema.nullable())
    .mutation(({ ctx, input }) => openTrip(ctx, input.id)),

  room: familyOrHelperProcedure
    .meta(
      rest('GET /api/children/{id}/room', "A hero's room; siblings may look at it while visits are on", {
        refusals: ['FEATURE_DISABLED'],
      }),
    )
    .input(readRoomInput)
    .output(roomSchema)
    .query(({ ctx, input }) => readRoom(ctx, input.id)),

  arrangeRoom: childProcedure
    .meta(
      rest('PUT /api/children/{id}/room', 'A hero arranges their room, which replaces it whole', {
        refusals: ['ITEM_NOT_OWNED'],
      }),
    )
    .input(arrangeRoomInput)
    .output(roomSchema)
    .mutation(({ ctx, input }) => arrangeRoom(ctx, input)),

  chooseStyle: childProcedure
    .meta(
      rest(
        'PUT /api/children/{id}/style',
        'A hero chooses a backdrop, a frame and a pose of what levels gave them, whole',
        { refusals: ['ITEM_NOT_OWNED'] },
      ),
    )
    .input(chooseStyleInput)
    .output(childSchema)
    .mutation(({ ctx, input }) => chooseStyle(ctx, input)),

  siblings: childProcedure
    .meta(
      rest('GET /api/children/{id}/siblings', 'Whom a hero can visit; nobody while visits are switched off'),
    )
    .input(idInput('hero'))
    .output(z.array(siblingSchema))
    .query(({ ctx, input }) => listSiblings(ctx, input.id)),

  cheers: childProcedure
    .meta(
      rest('GET /api/children/{id}/cheers', 'The cheers that a hero got, newest first', {
        refusals: ['FEATURE_DISABLED'],
      }),
    )
    .input(idInput('hero'))
    .output(z.array(cheerSchema))
    .query(({ ctx, input }) => listCheers(ctx, input.id)),

  sendCheer: childProcedure
    .meta(
      rest('POST /api/children/{id}/cheers', 'A hero leaves a cheer with a sibling, five a day', {
        status: 201,
        refusals: ['CHEERS_USED', 'FEATURE_DISABLED'],
      }),
    )
    .input(sendCheerInput)
    .output(cheerSchema)
    .mutation(({ ctx, input }) => sendCheer(ctx, input)),
});
