import { type ClaimRow, listOpenClaims } from '@herohood/db/rewards/queries';
import type { RewardClaim } from '@herohood/domain/rewards/schema';
import type { ParentContext } from '../context';
import { presentClaim } from './present';

type Question = Pick<ParentContext, 'db' | 'familyId'> & { status: 'pending' | 'approved' };

/**
 * The family's claims that wait for a parent, or that a parent owes (`approved`), the oldest first. Today asks for both
 * in one batch: one statement answers them.
 */
export async function listClaimsThatAre(
  { db, familyId, parent, batchLoader }: ParentContext,
  status: Question['status'],
): Promise<RewardClaim[]> {
  const rows = await batchLoader(openClaimsOf, { db, familyId, status });
  return rows.map((row) => presentClaim(row, parent.family.clock));
}

/** All questions of a batch come from one session, so they are about one family. */
async function openClaimsOf(questions: Question[]): Promise<ClaimRow[][]> {
  const [first] = questions;
  const rows = first ? await listOpenClaims(first.db, first.familyId) : [];
  return questions.map(({ status }) => rows.filter(({ claim }) => claim.status === status));
}
