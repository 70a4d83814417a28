import { clearPendingEmail, deletePasswordResets } from '@herohood/db/account/link-queries';
import { lockParent, type ParentRow, updateParent } from '@herohood/db/account/queries';
import { deleteSessionsOfParent } from '@herohood/db/account/session-queries';
import { clearThrottles } from '@herohood/db/account/throttle-queries';
import type { Transaction } from '@herohood/db/client';
import type { ParentKey } from '@herohood/db/family/family-id';
import { PASSWORD_CHANGES } from '@herohood/domain/account/account-limits';
import type { changePasswordInput } from '@herohood/domain/account/schema';
import type * as z from 'zod';
import { act } from '../act';
import type { ParentContext, RequestContext } from '../context';
import { refusal } from '../refusals';
import { knownDeviceOfParent } from './known-device';
import { countTry, settleTry, tryWithin } from './login-guard';
import { noticePasswordChanged } from './mails';
import { startParentSession } from './session';

/**
 * Gives a parent a new password, under their row's lock: all their sessions end on every device, links to a new password
 * or e-mail stop opening, locked sign-ins open (rules: sign-in limits). A sign-in that still checks the old password waits for the lock
 * and then finds another hash. `expectedHash`: the password that the caller has checked, if they have.
 *
 * @returns the parent as they were; null when they have gone or their password is another one meanwhile: nothing was done
 */
export async function renewPassword(
  tx: Transaction,
  who: ParentKey,
  { passwordHash, expectedHash }: { passwordHash: string; expectedHash?: string },
): Promise<ParentRow | null> {
  const parent = await lockParent(tx, who);
  if (!parent || (expectedHash !== undefined && parent.passwordHash !== expectedHash)) return null;
  await updateParent(tx, who, { passwordHash });
  await deleteSessionsOfParent(tx, who);
  await deletePasswordResets(tx, who);
  await clearPendingEmail(tx, who);
  await clearThrottles(tx, who.parentId);
  return parent;
}

/** The refusal of a password that is wrong where it must prove who asks (401). */
export const wrongPassword = () => refusal('BAD_CREDENTIALS', 'wrongPassword');

/**
 * Lets a signed-in parent on who knows their own password: `refuse` (401) when it is wrong; tries count like sign-ins
 * (429).
 */
export async function requireOwnPassword(
  ctx: ParentContext,
  password: string,
  refuse = wrongPassword,
): Promise<void> {
  const { parent } = ctx.parent;
  const counted = await countTry(ctx, {
    account: `parent:${parent.email}`,
    accountId: parent.id,
    knownDevice: knownDeviceOfParent(ctx, parent.id),
  });
  const isRight = await settleTry(counted, () =>
    ctx.passwords.isRight(parent.passwordHash, password, ctx.request),
  );
  if (!isRight) throw refuse();
}

/**
 * Changes the parent's own password after the present one (401 when it is wrong; tries count like sign-ins), ten times an
 * hour (429). All their other sessions end at once; this browser goes on under a new token, so that a copied cookie is
 * worth nothing.
 */
export async function changePassword(
  ctx: ParentContext,
  { currentPassword, newPassword }: z.output<typeof changePasswordInput>,
): Promise<{ ok: true }> {
  const { parent } = ctx.parent;
  // Counted as a sign-in, or not looked at: whoever guesses must not keep the parent from a new password.
  await tryWithin(ctx, { what: `password-change:${parent.id}`, limit: PASSWORD_CHANGES }, () =>
    requireOwnPassword(ctx, currentPassword, wrongCurrentPassword),
  );

  const passwordHash = await ctx.passwords.hash(newPassword, ctx.request);
  const who = { familyId: parent.familyId, parentId: parent.id };
  await act(ctx, async (tx, unit) => {
    const renewed = await renewPassword(tx, who, { passwordHash, expectedHash: parent.passwordHash });
    if (!renewed) throw wrongCurrentPassword();
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
      void noticePasswordChanged(ctx, parent);
    });
  });
  return { ok: true };
}

function wrongCurrentPassword() {
  return refusal('BAD_CREDENTIALS', 'wrongCurrentPassword');
}
