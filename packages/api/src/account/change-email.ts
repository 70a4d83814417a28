import { setPendingEmail } from '@herohood/db/account/email-queries';
import { findParentByEmail, lockParent } from '@herohood/db/account/queries';
import type { Transaction } from '@herohood/db/client';
import { EMAIL_CHANGES, EMAIL_LINK_LIFETIME_MS } from '@herohood/domain/account/account-limits';
import { localeOf } from '@herohood/domain/languages/locale';
import type { Ports, RequestContext } from '../context';
import { oneTimeToken } from '../one-time-token';
import { refusal, sentence } from '../refusals';
import { giveBack, secondsToWait } from './count-within';
import { tooManyTries } from './login-guard';
import { confirmEmailMail, emailChangeAskedMail } from './mail-texts';
import { wrongPassword } from './require-own-password';
import { countMail, sendCounted, sendSoon } from './send-soon';
import type { ParentSession } from './signed-in';

type Scope = RequestContext & { parent: ParentSession };

/** The form in which a link's token is kept: what the table holds opens nothing. */
export function emailTokenHash({ secrets }: Pick<Ports, 'secrets'>, token: string): string {
  return secrets.digest(`email-change:${token}`);
}

/** A change of the e-mail that may be made; `write` it in a transaction, and send its `mails` after the commit. */
export interface EmailChange {
  write(tx: Transaction): Promise<void>;
  mails(): void;
}

/**
 * Looks whether a parent may ask for another e-mail. Refuses a change without the password (400), with a wrong one (401),
 * to an e-mail that an account has (409), the sixth try of a day (429), and one for which no mail may go out just now (429).
 */
export async function allowEmailChange(
  ctx: Scope,
  { email, password }: { email: string; password: string | undefined },
): Promise<EmailChange> {
  const { parent, family } = ctx.parent;
  if (password === undefined) throw refusal('PASSWORD_REQUIRED');
  const count = `email-change:${parent.id}`;
  const retryAfter = await secondsToWait(ctx, count, EMAIL_CHANGES);
  if (retryAfter) throw tooManyTries(retryAfter);
  const isRight = await ctx.passwords
    .isRight(parent.passwordHash, password, ctx.request)
    .catch(async (error: unknown) => {
      // Nobody had time to look at the password: that was no try.
      await giveBack(ctx, count);
      throw error;
    });
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
      const mail = confirmEmailMail({ id: parent.id, email, locale, link });
      void sendCounted(ctx, 'a link that confirms an e-mail', mail);
      void sendSoon(ctx, 'a notice of an e-mail change', async () =>
        emailChangeAskedMail({ ...parent, locale, origin }),
      );
    },
  };
}

function tooManyMails(retryAfter: number) {
  const minutes = Math.ceil(retryAfter / 60);
  return refusal('TOO_MANY_TRIES', sentence('tooManyMails', { minutes }), { retryAfter });
}
