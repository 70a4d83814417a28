import { asc, eq } from 'drizzle-orm';
import { parents } from '../account/tables';
import { clearThrottlesOfFamily } from '../account/throttle-queries';
import { children } from '../children/tables';
import type { Executor } from '../client';
import { parentalControls } from '../controls/tables';
import { childHabits, masterHabits } from '../habits/tables';
import { mediaObjects } from '../media/tables';
import { completions } from '../missions/tables';
import { rewardTransactions, xpEntries } from '../points/tables';
import { rewardClaims, rewards } from '../rewards/tables';
import { devices } from '../sync/tables';
import { auditEntries, families } from './tables';

/** All rows of a family, table by table, as they stand; the caller leaves out what is secret. */
export async function readWholeFamily(db: Executor, familyId: string) {
  return {
    family: await db.select().from(families).where(eq(families.id, familyId)),
    parents: await db
      .select()
      .from(parents)
      .where(eq(parents.familyId, familyId))
      .orderBy(asc(parents.createdAt)),
    children: await db
      .select()
      .from(children)
      .where(eq(children.familyId, familyId))
      .orderBy(asc(children.createdAt)),
    habits: await db.select().from(masterHabits).where(eq(masterHabits.familyId, familyId)),
    assignments: await db.select().from(childHabits).where(eq(childHabits.familyId, familyId)),
    completions: await db
      .select()
      .from(completions)
      .where(eq(completions.familyId, familyId))
      .orderBy(asc(completions.completedAt)),
    rewards: await db.select().from(rewards).where(eq(rewards.familyId, familyId)),
    claims: await db.select().from(rewardClaims).where(eq(rewardClaims.familyId, familyId)),
    transactions: await db
      .select()
      .from(rewardTransactions)
      .where(eq(rewardTransactions.familyId, familyId))
      .orderBy(asc(rewardTransactions.createdAt)),
    xpLedger: await db
      .select()
      .from(xpEntries)
      .where(eq(xpEntries.familyId, familyId))
      .orderBy(asc(xpEntries.id)),
    devices: await db.select().from(devices).where(eq(devices.familyId, familyId)),
    controls: await db.select().from(parentalControls).where(eq(parentalControls.familyId, familyId)),
    audit: await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.familyId, familyId))
      .orderBy(asc(auditEntries.id)),
  };
}

/** Erases a family with everything that hangs on it; the keys of its media, whose bytes are the caller's to remove. */
export async function eraseFamilyRows(db: Executor, familyId: string): Promise<string[]> {
  // Before the list: an upload or picture at this moment is either in it or finds the family gone.
  await db.select({ id: families.id }).from(families).where(eq(families.id, familyId)).for('update');
  const media = await db
    .select({ id: mediaObjects.id })
    .from(mediaObjects)
    .where(eq(mediaObjects.familyId, familyId));
  await clearThrottlesOfFamily(db, familyId);
  await db.delete(families).where(eq(families.id, familyId));
  return media.map(({ id }) => id);
}
