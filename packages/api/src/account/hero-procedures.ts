import { childLinkInput, childLoginInput } from '@herohood/domain/account/schema';
import {
  childSchema,
  heroDeviceInput,
  heroDeviceSchema,
  loginLinkSchema,
} from '@herohood/domain/children/schema';
import { idInput } from '@herohood/domain/fields';
import * as z from 'zod';
import { presentChildToHimself } from '../children/present';
import { childProcedure, parentProcedure, publicProcedure } from '../procedures';
import { rest } from '../trpc';
import { listHeroDevices, signOutHeroDevice } from './hero-devices';
import { loginChild } from './login-child';
import { childLink, createLoginLink } from './login-link';

/** The part of the account's router that is about how heroes sign in, and where they are. */
export const heroProcedures = {
  childLogin: publicProcedure
    .meta(
      rest('POST /api/auth/child-login', 'Sign a hero in with family code, username and PIN', {
        refusals: ['BAD_CREDENTIALS', 'EMERGENCY_MODE', 'TOO_MANY_TRIES'],
      }),
    )
    .input(childLoginInput)
    .output(childSchema)
    .mutation(({ ctx, input }) => loginChild(ctx, input)),

  childLink: publicProcedure
    .meta(
      rest('POST /api/auth/child-link', 'Sign a hero in with a link that a parent made', {
        refusals: ['LINK_USED', 'LINK_GONE', 'EMERGENCY_MODE', 'FEATURE_DISABLED', 'TOO_MANY_TRIES'],
      }),
    )
    .input(childLinkInput)
    .output(childSchema)
    .mutation(({ ctx, input }) => childLink(ctx, input)),

  childMe: childProcedure
    .meta(rest('GET /api/auth/child', 'The signed-in hero'))
    .output(childSchema)
    .query(({ ctx }) => presentChildToHimself(ctx.child.child, ctx.child.family, ctx.now())),

  createLoginLink: parentProcedure
    .meta(
      rest('POST /api/children/{id}/login-link', 'Make a link that signs a hero in once, within 15 minutes', {
        status: 201,
      }),
    )
    .input(idInput('hero'))
    .output(loginLinkSchema)
    .mutation(({ ctx, input }) => createLoginLink(ctx, input.id)),

  listHeroDevices: parentProcedure
    .meta(rest('GET /api/children/{id}/devices', 'The browsers in which a hero is signed in'))
    .input(idInput('hero'))
    .output(z.array(heroDeviceSchema))
    .query(({ ctx, input }) => listHeroDevices(ctx, input.id)),

  signOutHeroDevice: parentProcedure
    .meta(
      rest('DELETE /api/children/{id}/devices/{deviceId}', 'Sign a hero out in one browser, at once', {
        status: 204,
      }),
    )
    .input(heroDeviceInput)
    .output(z.null())
    .mutation(({ ctx, input }) => signOutHeroDevice(ctx, input)),
};
