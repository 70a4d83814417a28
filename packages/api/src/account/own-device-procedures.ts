import { ownDeviceInput, ownDeviceSchema } from '@herohood/domain/account/schema';
import * as z from 'zod';
import { waitingParentProcedure } from '../procedures';
import { rest } from '../trpc';
import { listOwnDevices } from './list-own-devices';
import { signOutElsewhere, signOutOwnDevice } from './sign-out-own-devices';

/** The part of the account's router that is about where the caller is signed in themselves. */
export const ownDeviceProcedures = {
  listOwnDevices: waitingParentProcedure
    .meta(rest('GET /api/auth/devices', 'The browsers in which the signed-in parent is signed in'))
    .output(z.array(ownDeviceSchema))
    .query(({ ctx }) => listOwnDevices(ctx)),

  signOutOwnDevice: waitingParentProcedure
    .meta(
      rest('DELETE /api/auth/devices/{id}', "End the parent's own session in one browser, at once", {
        status: 204,
      }),
    )
    .input(ownDeviceInput)
    .output(z.null())
    .mutation(({ ctx, input }) => signOutOwnDevice(ctx, input.id)),

  signOutElsewhere: waitingParentProcedure
    .meta(
      rest('DELETE /api/auth/devices', "End the parent's own sessions in every browser but this one", {
        status: 204,
      }),
    )
    .output(z.null())
    .mutation(({ ctx }) => signOutElsewhere(ctx)),
};
