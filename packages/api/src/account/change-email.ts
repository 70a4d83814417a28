import {
  confirmPendingEmail,
  deletePasswordResets,
  findParentByEmailToken,
  setPendingEmail,
} from '@herohood/db/account/link-queries';
import { findParentByEmail, lockParent } from '@herohood/db/account/queries';
import type { Transaction } from '@herohood/db/client';
import { isViolationOf } from '@herohood/db/constraint';
import { EMAIL_CHANGES, EMAIL_LINK_LIFETIME_MS } from '@herohood/domain/account/account-limits';
import type { confirmEmailInput } from '@herohood/domain/account/schema';
import { localeOf } from '@herohood/domain/languages/locale';
import type * as z from 'zod';
import { act } from '../act';
import type { ParentContext, Ports, RequestContext } from '../context';
import { oneTimeToken } from '../one-time-token';
import { refusal, sentence } from '../refusals';
import { tryWithin } from './login-guard';
import { countMail, linkMail, noticeMail, sendCounted, sendSoon } from './mails';
import { wrongPassword } from './parent-password';
import { endOtherParentSessions } from './session';

/** The form in which a link's token is kept: what the table holds opens nothing. */
function emailTokenHash({ secrets }: Pick<Ports, 'secrets'>, token: string): string {
  return secrets.digest(`email-change:${token}`);
}

/** A change of the e-mail that may be made; `write` it in a transaction, and send its `mails` after the commit. */
interface EmailChange {
  write(tx: Transaction): Promise<void>;
  mails(): void;
}

/**
 * Looks whether a parent may ask for another e-mail. Refuses a change without the password (400), with a wrong one (401),
 * to an e-mail that an account has (409), the sixth try of a day (429), and one for which no mail may go out just now (429).
 */
export async function allowEmailChange(
  ctx: ParentContext,
  { email, password }: { email: string; password: string | undefined },
): Promise<EmailChange> {
  const { parent, family } = ctx.parent;
  if (password === undefined) throw refusal('PASSWORD_REQUIRED');
  // Where nobody had time to look at the password, that was no try.
  const isRight = await tryWithin(ctx, { what: `email-change:${parent.id}`, limit: EMAIL_CHANGES }, () =>
    ctx.passwords.isRight(parent.passwordHash, password, ctx.request),
  );
  if (!isRight) throw wrongPassword();
  if (await findParentByEmail(ctx.db, email)) throw refusal('EMAIL_TAKEN');
  // Whoever waits for a link must know that none comes. The count goes by what was typed, so it tells of no account.
  const wait = await countMail(ctx, { accountId: parent.id, to: email });
  if (wait) throw tooManyMails(wait);

  const token = oneTimeToken();
  const origin = ctx.publicOrigin();
  return {
    async write(tx) {
      const who = { familyId: parent.familyId, parentId: parent.id };
      const locked = await lockParent(tx, who);
      // The password that was checked is another one meanwhile: whoever knows the new one decides.
      if (locked?.passwordHash !== parent.passwordHash) throw wrongPassword();
      const expiresAt = new Date(ctx.now().getTime() + EMAIL_LINK_LIFETIME_MS);
      await setPendingEmail(tx, who, { email, tokenHash: emailTokenHash(ctx, token), expiresAt });
    },
    mails() {
      // Behind the # the token is neither sent to a server nor written into its log.
      const link = `${origin}/parent/confirm-email#token=${token}`;
      const locale = localeOf(parent, family.row);
      const mail = linkMail('confirmEmail', { id: parent.id, email, locale }, link);
      void sendCounted(ctx, 'a link that confirms an e-mail', mail);
      void sendSoon(ctx, 'a notice of an e-mail change', async () =>
        noticeMail('emailChangeAsked', { ...parent, locale }, origin),
      );
    },
  };
}

function tooManyMails(retryAfter: number) {
  const minutes = Math.ceil(retryAfter / 60);
  return refusal('TOO_MANY_TRIES', sentence('tooManyMails', { minutes }), { retryAfter });
}

/**
 * Makes the e-mail that a link was sent to the account's own: it signs in from now on. Ends the parent's other sessions
 * and links that lie in the old mailbox. Refuses a used, replaced, expired or unknown link (410) and an e-mail that
 * somebody has taken meanwhile (409).
 */
export async function confirmEmail(
  ctx: RequestContext,
  { token }: z.output<typeof confirmEmailInput>,
): Promise<{ email: string }> {
  const tokenHash = emailTokenHash(ctx, token);
  const parent = await findParentByEmailToken(ctx.db, tokenHash, ctx.now());
  const pending = parent?.pendingEmail;
  if (!parent || !pending) throw gone();
  const { id, familyId, firstName: name } = parent;
  const who = { familyId, parentId: id };
  const confirming = act({ ...ctx, actor: { kind: 'parent', id, name, familyId } }, async (tx, unit) => {
    const locked = await lockParent(tx, who);
    const email = await confirmPendingEmail(tx, { tokenHash, email: pending }, ctx.now());
    if (!locked || email === null) throw gone();
    await deletePasswordResets(tx, who);
    await endOtherParentSessions({ ...ctx, db: tx }, who);
    // Whoever waits to be let in has no word in the family's life yet.
    if (locked.role !== 'waiting') {
      unit.event({ type: 'updated', entity: 'family' });
      unit.audit({ act: 'account.email_changed' });
    }
    return { email };
  });
  return confirming.catch((error: unknown) => {
    throw isViolationOf('parents_email_key', error) ? refusal('EMAIL_TAKEN') : error;
  });
}

function gone() {
  return refusal('GONE', 'oldEmailLink');
}
