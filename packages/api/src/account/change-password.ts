import { PASSWORD_CHANGES } from '@herohood/domain/account/account-limits';
import type { changePasswordInput } from '@herohood/domain/account/schema';
import type * as z from 'zod';
import { act } from '../act';
import type { Actor, RequestContext } from '../context';
import { receiverLocale } from '../languages/receiver-locale';
import { refusal } from '../refusals';
import { giveBack, secondsToWait } from './count-within';
import { tooManyTries } from './login-guard';
import { passwordChangedMail } from './mail-texts';
import { renewPassword } from './renew-password';
import { requireOwnPassword } from './require-own-password';
import { sendSoon } from './send-soon';
import { startParentSession } from './session';
import type { ParentSession } from './signed-in';

/**
 * Changes the parent's own password after the present one (401 when it is wrong; tries count like sign-ins), ten times an
 * hour (429). All their other sessions end at once; this browser goes on under a new token, so that a copied cookie is
 * worth nothing.
 */
export async function changePassword(
  ctx: RequestContext & { parent: ParentSession; actor: Actor },
  { currentPassword, newPassword }: z.output<typeof changePasswordInput>,
): Promise<{ ok: true }> {
  const { parent } = ctx.parent;
  const count = `password-change:${parent.id}`;
  const retryAfter = await secondsToWait(ctx, count, PASSWORD_CHANGES);
  if (retryAfter) throw tooManyTries(retryAfter);
  await requireOwnPassword(ctx, currentPassword, wrongPassword).catch(async (error: unknown) => {
    // Counted as a sign-in, or not looked at: whoever guesses must not keep the parent from a new password.
    await giveBack(ctx, count);
    throw error;
  });

  const passwordHash = await ctx.passwords.hash(newPassword, ctx.request);
  const who = { familyId: parent.familyId, parentId: parent.id };
  await act(ctx, async (tx, unit) => {
    const renewed = await renewPassword(tx, who, { passwordHash, expectedHash: parent.passwordHash });
    if (!renewed) throw wrongPassword();
    // The browser learns its new token only once the session stands: a rolled-back change must not sign it out.
    const cookies: Parameters<RequestContext['reply']['setCookie']>[] = [];
    const reply = {
      ...ctx.reply,
      setCookie: (...cookie: (typeof cookies)[number]) => void cookies.push(cookie),
    };
    await startParentSession({ ...ctx, db: tx, reply }, parent);
    unit.event({ type: 'updated', entity: 'family' });
    unit.audit({ act: 'account.password_changed' });
    unit.after(async () => {
      for (const cookie of cookies) ctx.reply.setCookie(...cookie);
      void sendSoon(ctx, 'a notice of a changed password', async () =>
        passwordChangedMail({
          ...{ ...parent, locale: await receiverLocale(ctx, parent) },
          origin: ctx.publicOrigin(),
        }),
      );
    });
  });
  return { ok: true };
}

function wrongPassword() {
  return refusal('BAD_CREDENTIALS', 'wrongCurrentPassword');
}
