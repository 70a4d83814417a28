import { lockParent } from '@herohood/db/account/queries';
import { findOpenPasswordReset, usePasswordReset } from '@herohood/db/account/reset-queries';
import type { resetPasswordInput } from '@herohood/domain/account/schema';
import type * as z from 'zod';
import { act } from '../act';
import type { RequestContext } from '../context';
import { receiverLocale } from '../languages/receiver-locale';
import { refusal } from '../refusals';
import { passwordChangedMail } from './mail-texts';
import { renewPassword } from './renew-password';
import { resetTokenHash } from './reset-link';
import { sendSoon } from './send-soon';

/**
 * Sets a new password with the link of a mail: ends all sessions of that parent, opens locked sign-ins, uses the
 * link up. Refuses a used, expired or unknown link (410); of two callers with one link exactly one succeeds.
 */
export async function resetPassword(
  ctx: RequestContext,
  { token, newPassword }: z.output<typeof resetPasswordInput>,
): Promise<{ ok: true }> {
  const tokenHash = resetTokenHash(ctx, token);
  // Looked up before the costly hashing, so that made-up tokens cost nothing; what counts is using it up below.
  const open = await findOpenPasswordReset(ctx.db, tokenHash, ctx.now());
  if (!open) throw gone();
  const passwordHash = await ctx.passwords.hash(newPassword, ctx.request);
  const { familyId, parentId, firstName } = open;
  const actor = { kind: 'parent', id: parentId, name: firstName, familyId } as const;
  await act({ ...ctx, actor }, async (tx, unit) => {
    // The parent's row first, as whoever makes a new link does: two of these acts must not wait for each other.
    await lockParent(tx, { familyId, parentId });
    if (!(await usePasswordReset(tx, tokenHash, ctx.now()))) throw gone();
    const renewed = await renewPassword(tx, { familyId, parentId }, { passwordHash });
    if (!renewed) throw gone();
    const notice = async () =>
      passwordChangedMail({
        ...{ ...renewed, locale: await receiverLocale(ctx, renewed) },
        origin: ctx.publicOrigin(),
      });
    unit.after(async () => void sendSoon(ctx, 'a notice of a changed password', notice));
    // Whoever waits to be let in has their own row, and no word in the family's life yet (rules: family).
    if (renewed.role === 'waiting') return;
    unit.event({ type: 'updated', entity: 'family' });
    unit.audit({ act: 'account.password_reset' });
  });
  return { ok: true };
}

/** Whether a link still sets a new password; refuses a used, expired or unknown one (410) and uses nothing up. */
export async function checkPasswordReset(ctx: RequestContext, token: string): Promise<{ ok: true }> {
  if (!(await findOpenPasswordReset(ctx.db, resetTokenHash(ctx, token), ctx.now()))) throw gone();
  return { ok: true };
}

function gone() {
  return refusal('GONE', 'oldPasswordLink');
}
