import { textKey } from '@herohood/domain/text-key';
import { and, eq, gt } from 'drizzle-orm';
import type { Executor } from '../client';
import type { ParentKey } from '../family/family-id';
import { isParent, type ParentRow } from './queries';
import { parents } from './tables';

const NOTHING_PENDING = { pendingEmail: null, pendingEmailTokenHash: null, pendingEmailExpiresAt: null };

/** Keeps the one e-mail that waits for its link; an older link opens nothing any more. */
export async function setPendingEmail(
  db: Executor,
  who: ParentKey,
  { email, tokenHash, expiresAt }: { email: string; tokenHash: string; expiresAt: Date },
): Promise<void> {
  await db
    .update(parents)
    .set({ pendingEmail: email, pendingEmailTokenHash: tokenHash, pendingEmailExpiresAt: expiresAt })
    .where(isParent(who));
}

/** Forgets the e-mail that waits, and its link. */
export async function clearPendingEmail(db: Executor, who: ParentKey): Promise<void> {
  await db.update(parents).set(NOTHING_PENDING).where(isParent(who));
}

/** The parent whom a link that still opens belongs to; null for any other token. */
export async function findParentByEmailToken(
  db: Executor,
  tokenHash: string,
  now: Date,
): Promise<ParentRow | null> {
  const [row] = await db.select().from(parents).where(isOpen(tokenHash, now));
  return row ?? null;
}

/**
 * Makes the pending e-mail of a link the parent's own and uses the link up; the e-mail. Null when the link opens nothing any
 * more: of all callers exactly one gets it. Violates `parents_email_key` when somebody else has taken it meanwhile.
 */
export async function confirmPendingEmail(
  db: Executor,
  { tokenHash, email }: { tokenHash: string; email: string },
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .update(parents)
    .set({ email, emailKey: textKey(email), ...NOTHING_PENDING })
    .where(and(isOpen(tokenHash, now), eq(parents.pendingEmail, email)))
    .returning({ email: parents.email });
  return row?.email ?? null;
}

function isOpen(tokenHash: string, now: Date) {
  return and(eq(parents.pendingEmailTokenHash, tokenHash), gt(parents.pendingEmailExpiresAt, now));
}
