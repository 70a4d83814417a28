import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Executor } from '../client';
import type { ParentKey } from '../family/family-id';
import { isRow } from '../keys';
import { parents, passwordResets } from './tables';

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
    .innerJoin(
      parents,
      isRow(parents, { familyId: passwordResets.familyId, id: passwordResets.parentId }),
    )
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
