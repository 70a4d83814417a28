import { findParentByEmail } from '@herohood/db/account/queries';
import { RESETS_PER_ACCOUNT, RESETS_PER_ADDRESS } from '@herohood/domain/account/account-limits';
import type { requestPasswordResetInput } from '@herohood/domain/account/schema';
import { textKey } from '@herohood/domain/text-key';
import type * as z from 'zod';
import type { RequestContext } from '../context';
import { receiverLocale } from '../languages/receiver-locale';
import { secondsToWait } from './count-within';
import { tooManyTries } from './login-guard';
import { passwordResetMail } from './mail-texts';
import { makeResetLink } from './reset-link';
import { sendSoon } from './send-soon';

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
  const retryAfter = await secondsToWait(ctx, `reset-address:${ctx.request.address}`, RESETS_PER_ADDRESS);
  if (retryAfter) throw tooManyTries(retryAfter);
  if (await secondsToWait(ctx, `reset:${textKey(email)}`, RESETS_PER_ACCOUNT)) {
    ctx.mail.noteOmitted(WHAT);
    return { ok: true };
  }
  void sendSoon(ctx, WHAT, async () => {
    const parent = await findParentByEmail(ctx.db, email);
    const made = parent && (await makeResetLink(ctx, { familyId: parent.familyId, parentId: parent.id }));
    if (!made) return null;
    return passwordResetMail({
      ...{ ...made.parent, locale: await receiverLocale(ctx, made.parent) },
      link: made.link,
    });
  });
  return { ok: true };
}
