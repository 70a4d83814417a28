import { clearPendingEmail } from '@herohood/db/account/email-queries';
import { findParent, updateParent } from '@herohood/db/account/queries';
import { findFamilyById, updateFamily } from '@herohood/db/family/queries';
import type { User, updateProfileInput } from '@herohood/domain/account/schema';
import { textKey } from '@herohood/domain/text-key';
import { isValidTimeZone } from '@herohood/domain/time/family-day';
import type * as z from 'zod';
import { act } from '../act';
import type { Actor, RequestContext } from '../context';
import { toFamily } from '../family/family';
import { requireParentRole } from '../family-access';
import { requireOffered } from '../languages/offered';
import { refusal } from '../refusals';
import { allowEmailChange } from './change-email';
import { presentUser } from './present';
import type { ParentSession } from './session';

type Scope = RequestContext & { parent: ParentSession; actor: Actor };

/**
 * Changes the parent's own details and the family's clock. Another e-mail only counts once its link was opened; its
 * refusals are those of `allowEmailChange`. Refuses an unknown time zone and a language that is not offered (400), and the family's clock to a helper and
 * to someone who still waits to be accepted (403).
 */
export async function updateProfile(ctx: Scope, input: z.output<typeof updateProfileInput>): Promise<User> {
  const { timeZone, dayStartHour, email, password, pendingEmail, ...own } = input;
  const { parent, family, familyRole } = ctx.parent;
  const clock = {
    ...(timeZone !== undefined && { timeZone }),
    ...(dayStartHour !== undefined && { dayStartHour }),
  };
  const isClockChange = Object.keys(clock).length > 0;
  if (isClockChange) requireParentRole(ctx.parent);
  requireOffered(ctx, own.locale);
  if (timeZone !== undefined && !isValidTimeZone(timeZone)) {
    throw refusal('BAD_REQUEST', 'unknownTimeZone');
  }
  const isOtherEmail = email !== undefined && textKey(email) !== textKey(parent.email);
  const emailChange = isOtherEmail ? await allowEmailChange(ctx, { email, password }) : null;
  const isCancelled = pendingEmail === null && parent.pendingEmail !== null && !emailChange;

  const who = { familyId: family.id, parentId: parent.id };
  await act(ctx, async (tx, unit) => {
    if (Object.keys(own).length > 0) {
      await updateParent(tx, who, { ...own, ...(own.phoneNumber === '' && { phoneNumber: null }) });
    }
    if (emailChange) {
      await emailChange.write(tx);
      unit.after(async () => emailChange.mails());
    }
    if (isCancelled) await clearPendingEmail(tx, who);
    // Whoever waits to be let in has their own row, and no word in the family's life yet.
    if (familyRole === 'waiting') return;
    if (Object.keys(own).length > 0) unit.audit({ act: 'account.profile_updated' });
    if (emailChange) unit.audit({ act: 'account.email_change_asked' });
    if (isCancelled) unit.audit({ act: 'account.email_change_cancelled' });
    if (isClockChange) {
      await updateFamily(tx, who.familyId, clock);
      unit.audit({ act: 'family.clock_changed' });
    }
    unit.event({ type: 'updated', entity: 'family', childId: isClockChange ? 'all' : undefined });
  });
  const [row, familyRow] = await Promise.all([findParent(ctx.db, who), findFamilyById(ctx.db, who.familyId)]);
  return presentUser(row, toFamily(familyRow, ctx), ctx.now());
}
