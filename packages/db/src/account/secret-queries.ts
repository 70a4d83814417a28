import { and, asc, gt, isNotNull, type SQL } from 'drizzle-orm';
import { children } from '../children/tables';
import type { Executor } from '../client';
import { secretFingerprint } from './tables';

/** The fingerprint that the first start left; null before that. */
export async function findSecretFingerprint(db: Executor): Promise<string | null> {
  const [row] = await db.select().from(secretFingerprint);
  return row?.fingerprint ?? null;
}

/** Keeps the fingerprint unless there is one already; the one that stands. */
export async function keepSecretFingerprint(db: Executor, fingerprint: string): Promise<string> {
  await db.insert(secretFingerprint).values({ fingerprint }).onConflictDoNothing();
  return (await findSecretFingerprint(db)) ?? fingerprint;
}

/** Sealed PINs of all families in the order of their heroes' ids, `limit` of those behind the hero `after`. */
export async function listSealedPins(
  db: Executor,
  { after, limit }: { after: string | null; limit: number },
): Promise<{ childId: string; pinSealed: string }[]> {
  const conditions: (SQL | undefined)[] = [isNotNull(children.pinSealed)];
  if (after !== null) conditions.push(gt(children.id, after));
  const rows = await db
    .select({ childId: children.id, pinSealed: children.pinSealed })
    .from(children)
    .where(and(...conditions))
    .orderBy(asc(children.id))
    .limit(limit);
  return rows.flatMap(({ childId, pinSealed }) => (pinSealed === null ? [] : [{ childId, pinSealed }]));
}

/** For a database whose secret is lost: the logins that nobody can read go, and the next start's secret counts. */
export async function forgetSecret(db: Executor): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(children).set({ username: null, usernameKey: null, pinSealed: null });
    await tx.delete(secretFingerprint);
  });
}
