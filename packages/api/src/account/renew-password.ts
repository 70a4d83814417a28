import { clearPendingEmail } from '@herohood/db/account/email-queries';
import { lockParent, type ParentRow, updateParent } from '@herohood/db/account/queries';
import { deletePasswordResets } from '@herohood/db/account/reset-queries';
import { deleteSessionsOfParent } from '@herohood/db/account/session-queries';
import { clearThrottles } from '@herohood/db/account/throttle-queries';
import type { Transaction } from '@herohood/db/client';
import type { FamilyId } from '@herohood/db/family/family-id';

/**
 * Gives a parent a new password, under their row's lock: all their sessions end on every device, links to a new password
 * or e-mail stop opening, locked sign-ins open (rules: sign-in limits). A sign-in that still checks the old password waits for the lock
 * and then finds another hash. `expectedHash`: the password that the caller has checked, if they have.
 *
 * @returns the parent as they were; null when they have gone or their password is another one meanwhile: nothing was done
 */
export async function renewPassword(
  tx: Transaction,
  who: { familyId: FamilyId; parentId: string },
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
