import {
  acceptInvitationInput,
  changePasswordInput,
  checkPasswordResetInput,
  confirmEmailInput,
  confirmedEmailSchema,
  loginInput,
  ownDeviceInput,
  ownDeviceSchema,
  registerInput,
  requestPasswordResetInput,
  resetPasswordInput,
  updateFamilyInput,
  updateProfileInput,
  updateReminderSettingsInput,
  userSchema,
} from '@herohood/domain/account/schema';
import { eraseFamilyInput, familyExportSchema } from '@herohood/domain/family/schema';
import { idInput } from '@herohood/domain/fields';
import { doneSchema } from '@herohood/domain/shape';
import * as z from 'zod';
import {
  openOwnerProcedure,
  openParentOrHelperProcedure,
  openParentProcedure,
  parentProcedure,
  publicProcedure,
  waitingParentProcedure,
} from '../procedures';
import { rest, router } from '../trpc';
import { acceptInvitation } from './accept-invitation';
import { confirmEmail } from './change-email';
import { eraseFamily, removeMember } from './erase-family';
import { exportFamily, openFamilyExport } from './export-family';
import { heroProcedures } from './hero-procedures';
import { login } from './login';
import { listOwnDevices, signOutElsewhere, signOutOwnDevice } from './own-devices';
import { changePassword } from './parent-password';
import { presentUser } from './present';
import { register } from './register';
import { checkPasswordReset, requestPasswordReset, resetPassword } from './reset-password';
import { endParentSession } from './session';
import { updateFamily, updateReminderSettings } from './update-family';
import { updateProfile } from './update-profile';

export const accountRouter = router({
  register: publicProcedure
    .meta(
      rest(
        'POST /api/auth/register',
        'Sign a parent up: in a new family, as a newcomer with its code, or with an invitation to it',
        {
          status: 201,
          refusals: ['UNKNOWN_FAMILY_CODE', 'EMAIL_TAKEN', 'INVITATION_USED', 'INVITATION_GONE'],
        },
      ),
    )
    .input(registerInput)
    .output(userSchema)
    .mutation(({ ctx, input }) => register(ctx, input)),

  login: publicProcedure
    .meta(
      rest('POST /api/auth/login', 'Sign a parent in', {
        refusals: ['BAD_CREDENTIALS', 'FORBIDDEN', 'TOO_MANY_TRIES'],
      }),
    )
    .input(loginInput)
    .output(userSchema)
    .mutation(({ ctx, input }) => login(ctx, input)),

  logout: waitingParentProcedure
    .meta(rest('POST /api/auth/logout', "End the parent's session"))
    .output(doneSchema)
    .mutation(async ({ ctx }) => {
      await endParentSession(ctx);
      return { ok: true as const };
    }),

  me: waitingParentProcedure
    .meta(rest('GET /api/auth/user', 'The signed-in parent'))
    .output(userSchema)
    .query(({ ctx }) => presentUser(ctx.parent.parent, ctx.parent.family, ctx.now())),

  updateReminderSettings: openParentProcedure
    .meta(
      rest('PATCH /api/auth/user', "Change the family's default alerts", { refusals: ['PREMIUM_REQUIRED'] }),
    )
    .input(updateReminderSettingsInput)
    .output(userSchema)
    .mutation(({ ctx, input }) => updateReminderSettings(ctx, input)),

  updateFamily: parentProcedure
    .meta(rest('PATCH /api/family', 'Change what holds for the whole family'))
    .input(updateFamilyInput)
    .output(userSchema)
    .mutation(({ ctx, input }) => updateFamily(ctx, input)),

  updateProfile: waitingParentProcedure
    .meta(
      rest('PATCH /api/profile', "Change the parent's details and the family's time settings", {
        refusals: ['PASSWORD_REQUIRED', 'BAD_CREDENTIALS', 'EMAIL_TAKEN', 'TOO_MANY_TRIES'],
      }),
    )
    .input(updateProfileInput)
    .output(userSchema)
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),

  confirmEmail: publicProcedure
    .meta(
      rest('POST /api/auth/email/confirm', 'Confirm a new e-mail with the link that was sent to it', {
        refusals: ['EMAIL_TAKEN', 'GONE'],
      }),
    )
    .input(confirmEmailInput)
    .output(confirmedEmailSchema)
    .mutation(({ ctx, input }) => confirmEmail(ctx, input)),

  changePassword: waitingParentProcedure
    .input(changePasswordInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),

  requestPasswordReset: publicProcedure
    .meta(
      rest('POST /api/auth/password-reset', 'Mail a one-time link to a new password', {
        refusals: ['TOO_MANY_TRIES'],
      }),
    )
    .input(requestPasswordResetInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => requestPasswordReset(ctx, input)),

  resetPassword: publicProcedure
    .meta(
      rest('POST /api/auth/password-reset/confirm', 'Set a new password with the link of a mail', {
        refusals: ['GONE', 'TOO_MANY_TRIES', 'UNAVAILABLE'],
      }),
    )
    .input(resetPasswordInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),

  /** A mutation although it changes nothing: a link's token belongs into no address. */
  checkPasswordReset: publicProcedure
    .meta(
      rest(
        'POST /api/auth/password-reset/check',
        'Say whether the link of a mail still sets a new password; uses nothing up',
        { refusals: ['GONE'] },
      ),
    )
    .input(checkPasswordResetInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => checkPasswordReset(ctx, input.token)),

  ...heroProcedures,

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

  acceptInvitation: waitingParentProcedure
    .meta(
      rest(
        'POST /api/family/invitations/accept',
        'Move into the family that an invitation is from, with an account that exists',
        { refusals: ['INVITATION_USED', 'INVITATION_GONE', 'HAS_FAMILY'] },
      ),
    )
    .input(acceptInvitationInput)
    .output(userSchema)
    .mutation(({ ctx, input }) => acceptInvitation(ctx, input)),

  removeMember: openParentOrHelperProcedure
    .meta(
      rest(
        'DELETE /api/family/members/{id}',
        "Erase a member's account: the owner removes others, everybody else leaves",
        { status: 204, refusals: ['LAST_OWNER', 'OWNER_ONLY', 'HELPER'] },
      ),
    )
    .input(idInput('member'))
    .output(z.null())
    .mutation(({ ctx, input }) => removeMember(ctx, input.id)),

  exportFamily: openOwnerProcedure
    .meta(
      rest('GET /api/family/export', "All of the family's data, for its owner", {
        refusals: ['TOO_MANY_TRIES'],
        streamed: openOwnerProcedure.query(({ ctx }) => openFamilyExport(ctx)),
      }),
    )
    .output(familyExportSchema)
    .query(({ ctx }) => exportFamily(ctx)),

  eraseFamily: openOwnerProcedure
    .meta(
      rest('DELETE /api/family', 'Erase the family with everything it ever had', {
        status: 204,
        refusals: ['BAD_CREDENTIALS', 'TOO_MANY_TRIES'],
      }),
    )
    .input(eraseFamilyInput)
    .output(z.null())
    .mutation(({ ctx, input }) => eraseFamily(ctx, input)),
});
