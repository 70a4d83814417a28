import { HELPER_ENTITIES } from '@herohood/domain/sync/entities';
import {
  deviceSchema,
  markCompletedInput,
  markCompletedResultSchema,
  registerDeviceInput,
  syncInput,
  syncResponseSchema,
} from '@herohood/domain/sync/schema';
import * as z from 'zod';
import type { ParentSession } from '../account/signed-in';
import { childProcedure, familyProcedure, parentOrHelperProcedure, parentProcedure } from '../procedures';
import { rest, router } from '../trpc';
import { markCompleted, registerDevice } from './devices';
import { presentDevice } from './present';
import { syncFamily } from './sync-family';

/** A helper hears of what they may read, and has no device among the parents' (rules: members). */
const consoleAsker = ({ family, devices, familyRole }: ParentSession) => ({
  ...{ family, devices, childId: null },
  ...(familyRole === 'helper' && { entities: HELPER_ENTITIES, devices: [] }),
});

export const syncRouter = router({
  listDevices: parentProcedure
    .meta(rest('GET /api/sync/devices', "The parents' devices"))
    .output(z.array(deviceSchema))
    .query(({ ctx }) => ctx.parent.devices.map(presentDevice)),

  registerDevice: parentProcedure
    .meta(
      rest('POST /api/sync/register-device', "Register a parent's device", { status: 201, alsoStatus: 200 }),
    )
    .input(registerDeviceInput)
    .output(deviceSchema)
    .mutation(({ ctx, input }) => registerDevice(ctx, input)),

  familyData: parentOrHelperProcedure
    .meta(rest('GET /api/sync/family-data', 'What changed in the family since a time'))
    .input(syncInput)
    .output(syncResponseSchema)
    .query(({ ctx, input }) => syncFamily(ctx, consoleAsker(ctx.parent), input.lastSyncTime)),

  childFamilyData: childProcedure
    .meta(rest('GET /api/sync/child-family-data', 'What changed for the hero since a time'))
    .input(syncInput)
    .output(syncResponseSchema)
    .query(({ ctx, input }) => syncFamily(ctx, ctx.child, input.lastSyncTime)),

  markCompleted: familyProcedure
    .meta(
      rest('POST /api/sync/mark-completed', 'Note that a device has worked through events', {
        refusals: ['NOT_FOUND'],
      }),
    )
    .input(markCompletedInput)
    .output(markCompletedResultSchema)
    .mutation(({ ctx, input }) => markCompleted(ctx, input)),
});
