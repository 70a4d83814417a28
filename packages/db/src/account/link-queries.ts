import { textKey } from '@herohood/domain/text-key';
import { and, desc, eq, gt, isNull, notInArray } from 'drizzle-orm';
import { children } from '../children/tables';
import type { Executor } from '../client';
import { parentalControls } from '../controls/tables';
import type { FamilyId, ParentKey } from '../family/family-id';
import { families } from '../family/tables';
import { isOfHero, isRow } from '../keys';
import { isParent, type ParentRow } from './queries';
import { loginLinks, parents, passwordResets } from './tables';

/** Keeps the one link that opens for this parent; older ones open nothing any more. */
export async function replacePasswordReset(
  db: Executor,
  reset: ParentKey & { tokenHash: string; expiresAt: Date; createdAt: Date },
): Promise<void> {
  await deletePasswordResets(db, reset);
  await db.insert(passwordResets).values(reset);
}

/** Forgets every link of a parent. */
export async function deletePasswordResets(db: Executor, { familyId, parentId }: ParentKey): Promise<void> {
  await db
    .delete(passwordResets)
    .where(and(eq(passwordResets.familyId, familyId), eq(passwordResets.parentId, parentId)));
}

/** The parent whom an unused link that still holds belongs to; null for any other token. */
export async function findOpenPasswordReset(db: Executor, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ familyId: parents.familyId, parentId: parents.id, firstName: parents.firstName })
    .from(passwordResets)
    .innerJoin(parents, isRow(parents, { familyId: passwordResets.familyId, id: passwordResets.parentId }))
    .where(isOpen(tokenHash, now));
  return row ?? null;
}

/** Uses a link up. False when another call was quicker, or it no longer holds: of all callers exactly one gets true. */
export async function usePasswordReset(db: Executor, tokenHash: string, now: Date): Promise<boolean> {
  const used = await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(isOpen(tokenHash, now))
    .returning({ tokenHash: passwordResets.tokenHash });
  return used.length > 0;
}

function isOpen(tokenHash: string, now: Date) {
  return and(
    eq(passwordResets.tokenHash, tokenHash),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  );
}

/** Keeps a hero's new link, and of those before it the newest: `most` in all. Whoever calls holds the hero's lock. */
export async function insertLoginLink(
  db: Executor,
  link: typeof loginLinks.$inferInsert,
  most: number,
): Promise<void> {
  const ofHero = isOfHero(loginLinks, link);
  const newest = db
    .select({ tokenHash: loginLinks.tokenHash })
    .from(loginLinks)
    .where(ofHero)
    .orderBy(desc(loginLinks.createdAt))
    .limit(most - 1);
  await db.delete(loginLinks).where(and(ofHero, notInArray(loginLinks.tokenHash, newest)));
  await db.insert(loginLinks).values(link);
}

/** A link with its hero, their family and the controls that their sign-in depends on; null for a token of nobody's. */
export async function findLoginLink(db: Executor, tokenHash: string) {
  const [row] = await db
    .select({ link: loginLinks, child: children, family: families, controls: parentalControls })
    .from(loginLinks)
    .innerJoin(families, eq(families.id, loginLinks.familyId))
    .innerJoin(children, isRow(children, { familyId: loginLinks.familyId, id: loginLinks.childId }))
    .innerJoin(
      parentalControls,
      isOfHero(parentalControls, { familyId: children.familyId, childId: children.id }),
    )
    .where(eq(loginLinks.tokenHash, tokenHash));
  return row ?? null;
}

/** Uses a link up. False when it no longer holds: of all callers exactly one gets true. */
export async function useLoginLink(
  db: Executor,
  { familyId, tokenHash, now }: { familyId: FamilyId; tokenHash: string; now: Date },
): Promise<boolean> {
  const used = await db
    .update(loginLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(loginLinks.familyId, familyId),
        eq(loginLinks.tokenHash, tokenHash),
        isNull(loginLinks.usedAt),
        gt(loginLinks.expiresAt, now),
      ),
    )
    .returning({ tokenHash: loginLinks.tokenHash });
  return used.length > 0;
}

/** Forgets every link of a hero. */
export async function deleteLoginLinks(db: Executor, familyId: FamilyId, childId: string): Promise<void> {
  await db.delete(loginLinks).where(isOfHero(loginLinks, { familyId, childId }));
}

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
  const [row] = await db.select().from(parents).where(isEmailOpen(tokenHash, now));
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
    .where(and(isEmailOpen(tokenHash, now), eq(parents.pendingEmail, email)))
    .returning({ email: parents.email });
  return row?.email ?? null;
}

function isEmailOpen(tokenHash: string, now: Date) {
  return and(eq(parents.pendingEmailTokenHash, tokenHash), gt(parents.pendingEmailExpiresAt, now));
}
