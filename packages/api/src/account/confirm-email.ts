import { confirmPendingEmail, findParentByEmailToken } from '@herohood/db/account/email-queries';
import { lockParent } from '@herohood/db/account/queries';
import { deletePasswordResets } from '@herohood/db/account/reset-queries';
import { isViolationOf } from '@herohood/db/constraint';
import type { confirmEmailInput } from '@herohood/domain/account/schema';
import type * as z from 'zod';
import { act } from '../act';
import type { RequestContext } from '../context';
import { refusal } from '../refusals';
import { emailTokenHash } from './change-email';
import { endOtherParentSessions } from './session';

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
