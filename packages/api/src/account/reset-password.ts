import {
  findOpenPasswordReset,
  replacePasswordReset,
  usePasswordReset,
} from '@herohood/db/account/link-queries';
import { findParentByEmail, lockParent } from '@herohood/db/account/queries';
import type { ParentKey } from '@herohood/db/family/family-id';
import {
  RESET_LIFETIME_MS,
  RESETS_PER_ACCOUNT,
  RESETS_PER_ADDRESS,
} from '@herohood/domain/account/account-limits';
import type { requestPasswordResetInput, resetPasswordInput } from '@herohood/domain/account/schema';
import { textKey } from '@herohood/domain/text-key';
import type * as z from 'zod';
import { act } from '../act';
import type { Ports, RequestContext } from '../context';
import { oneTimeToken } from '../one-time-token';
import { refusal } from '../refusals';
import { requireRoom, secondsToWait } from './login-guard';
import { linkMail, noticePasswordChanged, receiverLocale, sendSoon } from './mails';
import { renewPassword } from './parent-password';

/** The form in which a link's token is kept: what the table holds opens nothing. */
function resetTokenHash({ secrets }: Pick<Ports, 'secrets'>, token: string): string {
  return secrets.digest(`password-reset:${token}`);
}

/**
 * Makes the one link that lets this parent choose a new password: 256 random bits, once, for 60 minutes; older ones
 * open nothing any more. It names the origin that the operator set, never one that a request claims to have come to.
 *
 * @returns the link and the parent as they are under the lock; null when they have gone
 */
export async function makeResetLink(
  ports: Pick<Ports, 'db' | 'now' | 'secrets' | 'publicOrigin'>,
  who: ParentKey,
) {
  const token = oneTimeToken();
  const parent = await ports.db.transaction(async (tx) => {
    const locked = await lockParent(tx, who);
    if (!locked) return null;
    const createdAt = ports.now();
    const expiresAt = new Date(createdAt.getTime() + RESET_LIFETIME_MS);
    await replacePasswordReset(tx, { ...who, tokenHash: resetTokenHash(ports, token), expiresAt, createdAt });
    return locked;
  });
  return parent && { parent, link: `${ports.publicOrigin()}/parent/reset-password?token=${token}` };
}

const WHAT = 'a password reset link';

/**
 * Mails a one-time link to a new password. The answer is the same, and as quick, whether or not somebody has this
 * e-mail: looking it up belongs to what happens after it, and the counts go by what was typed. At most three mails an hour
 * and account, of which the answer says nothing (the page does, to everybody); at most ten requests an hour and network address (429).
 */
export async function requestPasswordReset(
  ctx: RequestContext,
  { email }: z.output<typeof requestPasswordResetInput>,
): Promise<{ ok: true }> {
  await requireRoom(ctx, `reset-address:${ctx.request.address}`, RESETS_PER_ADDRESS);
  if (await secondsToWait(ctx, `reset:${textKey(email)}`, RESETS_PER_ACCOUNT)) {
    ctx.mail.noteOmitted(WHAT);
    return { ok: true };
  }
  void sendSoon(ctx, WHAT, async () => {
    const parent = await findParentByEmail(ctx.db, email);
    const made = parent && (await makeResetLink(ctx, { familyId: parent.familyId, parentId: parent.id }));
    if (!made) return null;
    const locale = await receiverLocale(ctx, made.parent);
    return linkMail('passwordReset', { ...made.parent, locale }, made.link);
  });
  return { ok: true };
}

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
    unit.after(async () => void noticePasswordChanged(ctx, renewed));
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
