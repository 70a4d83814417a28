import { type CountedClaims, NO_CLAIMS, type Period, type Periods } from '@herohood/domain/rewards/limits';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../client';
import type { FamilyId } from '../family/family-id';
import { rewardClaims } from './tables';

interface Counting {
  familyId: FamilyId;
  rewardIds: string[];
  periods: Periods;
}

/** The claims on each of these rewards that count against their limits, by reward: one statement, however many there are. */
export async function countClaims(
  db: Executor,
  { familyId, rewardIds, periods }: Counting,
): Promise<(rewardId: string) => CountedClaims> {
  if (rewardIds.length === 0) return () => NO_CLAIMS;
  const { createdAt, rewardId } = rewardClaims;
  const within = (period: Period): SQL<number> => {
    const { start, end } = periods[period];
    return sql<number>`count(*) filter (where ${createdAt} >= ${start.toISOString()}::timestamptz
      and ${createdAt} < ${end.toISOString()}::timestamptz)::int`;
  };
  const rows = await db
    .select({
      rewardId,
      inAll: sql<number>`count(*)::int`,
      day: within('day'),
      week: within('week'),
      month: within('month'),
      last: sql<Date>`max(${createdAt})`.mapWith(createdAt),
    })
    .from(rewardClaims)
    .where(
      and(
        eq(rewardClaims.familyId, familyId),
        inArray(rewardId, rewardIds),
        ne(rewardClaims.status, 'rejected'),
      ),
    )
    .groupBy(rewardId);
  return (id) => rows.find((row) => row.rewardId === id) ?? NO_CLAIMS;
}
