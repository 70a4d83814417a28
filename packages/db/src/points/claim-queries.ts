import { sql } from 'drizzle-orm';
import { children } from '../children/tables';
import type { Executor } from '../client';
import type { FamilyId } from '../family/family-id';
import { isRow } from '../keys';
import { xpEntries } from './tables';

/** What a claim does to its hero's wallet; `id` is the claim's. */
export interface ClaimXp {
  familyId: FamilyId;
  childId: string;
  id: string;
  cost: number;
  /** How often the claim has held its cost, this time included. */
  holdNo: number;
}

/** Takes a claim's cost (XP) out of the wallet; the hero must be locked and able to pay. */
export const holdClaimXp = (db: Executor, claim: ClaimXp, now: Date): Promise<void> =>
  move(db, claim, { kind: 'claim_hold', amount: -claim.cost, createdAt: now });

/** Puts what a claim held back into the wallet. */
export const refundClaimXp = (db: Executor, claim: ClaimXp, now: Date): Promise<void> =>
  move(db, claim, { kind: 'claim_refund', amount: claim.cost, createdAt: now });

/** The ledger's row comes first: its index lets each kind happen once per hold, and a second one moves nothing. */
async function move(
  db: Executor,
  { familyId, childId, id: claimId, holdNo }: ClaimXp,
  entry: { kind: 'claim_hold' | 'claim_refund'; amount: number; createdAt: Date },
): Promise<void> {
  const [row] = await db
    .insert(xpEntries)
    .values({ familyId, childId, claimId, holdNo, ...entry })
    .onConflictDoNothing()
    .returning({ id: xpEntries.id });
  if (!row) return;
  await db
    .update(children)
    .set({ xp: sql`${children.xp} + ${entry.amount}` })
    .where(isRow(children, { familyId, id: childId }));
}
