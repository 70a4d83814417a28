import { clearPendingEmail } from '@herohood/db/account/link-queries';
import { findParent, lockParent, updateParent } from '@herohood/db/account/queries';
import { findFamilyById, lockFamily, updateFamily } from '@herohood/db/family/queries';
import type { User, updateProfileInput } from '@herohood/domain/account/schema';
import { textKey } from '@herohood/domain/text-key';
import { isValidTimeZone } from '@herohood/domain/time/family-day';
import type * as z from 'zod';
import { act } from '../act';
import { changedFields } from '../changed-fields';
import type { ParentContext } from '../context';
import { toFamily } from '../family/family';
import { requireOffered } from '../languages/spoken-locale';
import { requireParentRole } from '../procedures';
import { found, refusal } from '../refusals';
import { allowEmailChange } from './change-email';
import { presentUser } from './present';

/**
 * Changes the parent's own details and the family's clock. Another e-mail only counts once its link was opened; its
 * refusals are those of `allowEmailChange`. Refuses an unknown time zone and a language that is not offered (400), and the family's clock to a helper and
 * to someone who still waits to be accepted (403).
 */
export async function updateProfile(
  ctx: ParentContext,
  input: z.output<typeof updateProfileInput>,
): Promise<User> {
  const { timeZone, dayStartHour, email, password, pendingEmail, ...own } = input;
  const { parent, family } = ctx.parent;
  const isOfClock = timeZone !== undefined || dayStartHour !== undefined;
  if (isOfClock) requireParentRole(ctx.parent);
  requireOffered(ctx, own.locale);
  if (timeZone !== undefined && !isValidTimeZone(timeZone)) {
    throw refusal('BAD_REQUEST', 'unknownTimeZone');
  }
  const isOtherEmail = email !== undefined && textKey(email) !== textKey(parent.email);
  const emailChange = isOtherEmail ? await allowEmailChange(ctx, { email, password }) : null;

  const who = { familyId: family.id, parentId: parent.id };
  await act(ctx, async (tx, unit) => {
    const before = found(await lockParent(tx, who), 'This parent');
    const changed = changedFields(before, { ...own, ...(own.phoneNumber === '' && { phoneNumber: null }) });
    if (changed) await updateParent(tx, who, changed);
    if (emailChange) {
      await emailChange.write(tx);
      unit.after(async () => emailChange.mails());
    }
    const isCancelled = pendingEmail === null && before.pendingEmail !== null && !emailChange;
    if (isCancelled) await clearPendingEmail(tx, who);
    if (changed) unit.audit({ act: 'account.profile_updated' });
    if (emailChange) unit.audit({ act: 'account.email_change_asked' });
    if (isCancelled) unit.audit({ act: 'account.email_change_cancelled' });
    const clock = isOfClock
      ? changedFields(await lockFamily(tx, who.familyId), { timeZone, dayStartHour })
      : null;
    if (clock) {
      await updateFamily(tx, who.familyId, clock);
      unit.audit({ act: 'family.clock_changed' });
    }
    if (unit.entries.length > 0) {
      unit.event({ type: 'updated', entity: 'family', childId: clock ? 'all' : undefined });
    }
  });
  const [row, familyRow] = await Promise.all([findParent(ctx.db, who), findFamilyById(ctx.db, who.familyId)]);
  return presentUser(row, toFamily(familyRow, ctx), ctx.now());
}
