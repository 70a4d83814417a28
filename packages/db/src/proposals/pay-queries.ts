import { sql } from 'drizzle-orm';
import { children } from '../children/tables';
import type { Executor } from '../client';
import { isRow } from '../keys';
import { insertTransaction } from '../points/queries';
import { xpEntries } from '../points/tables';
import type { ProposalRow } from './queries';

/** An accepted proposal, with what its yes pays. */
type Paid = Pick<
  ProposalRow,
  'familyId' | 'childId' | 'id' | 'approvalNo' | 'title' | 'paidXp' | 'paidPoints'
>;

/** Pays a proposal into both balances and their ledgers; the hero must be locked. */
export const payProposal = (db: Executor, paid: Paid, now: Date): Promise<void> =>
  move(db, paid, { sign: 1, xpKind: 'proposal', type: 'proposal', description: paid.title, now });

/** Takes back what a proposal paid, by counter-entries; the hero must be locked and have it in their wallet. */
export const takeBackProposal = (db: Executor, paid: Paid, now: Date): Promise<void> =>
  move(db, paid, {
    sign: -1,
    xpKind: 'proposal_undo',
    type: 'proposal_undone',
    description: `Undone: ${paid.title}`,
    now,
  });

/** The ledgers' indexes let each kind happen once per approval: a second one fails, and moves nothing. */
async function move(
  db: Executor,
  { familyId, childId, id: proposalId, approvalNo, paidXp, paidPoints }: Paid,
  {
    sign,
    xpKind,
    now,
    ...words
  }: {
    sign: 1 | -1;
    xpKind: 'proposal' | 'proposal_undo';
    type: string;
    description: string;
    now: Date;
  },
): Promise<void> {
  const entry = { familyId, childId, proposalId, approvalNo, createdAt: now };
  const xp = sign * paidXp;
  await db.insert(xpEntries).values({ ...entry, amount: xp, kind: xpKind });
  await db
    .update(children)
    .set({ xp: sql`${children.xp} + ${xp}`, totalXp: sql`${children.totalXp} + ${xp}` })
    .where(isRow(children, { familyId, id: childId }));
  if (paidPoints === 0) return;
  await insertTransaction(db, {
    ...entry,
    ...words,
    amount: sign * paidPoints,
    source: 'proposal',
    requiresApproval: false,
    isApproved: true,
    approvedAt: now,
  });
}
