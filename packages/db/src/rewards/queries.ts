import { type CountedClaims, NO_CLAIMS, type Period, type Periods } from '@herohood/domain/rewards/limits';
import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../client';
import type { FamilyId, HeroKey, RowKey } from '../family/family-id';
import { isOfHero, isRow } from '../keys';
import { preparedQuery } from '../prepared-query';
import { rewardClaims, rewards } from './tables';

export type RewardRow = typeof rewards.$inferSelect;

const undeleted = (familyId: FamilyId, id: string) =>
  and(isRow(rewards, { familyId, id }), isNull(rewards.deletedAt));

export async function insertReward(db: Executor, reward: typeof rewards.$inferInsert): Promise<RewardRow> {
  const [row] = await db.insert(rewards).values(reward).returning();
  if (!row) throw new Error('The reward was not written.');
  return row;
}

/** Oldest first, without deleted ones; `activeOnly` keeps what can be claimed. */
export function listRewards(db: Executor, who: HeroKey & { activeOnly: boolean }): Promise<RewardRow[]> {
  return db
    .select()
    .from(rewards)
    .where(
      and(
        isOfHero(rewards, who),
        isNull(rewards.deletedAt),
        who.activeOnly ? eq(rewards.isActive, true) : undefined,
      ),
    )
    .orderBy(asc(rewards.createdAt), asc(rewards.id));
}

const undeletedReward = preparedQuery((db) =>
  db
    .select()
    .from(rewards)
    .where(
      and(
        isRow(rewards, { familyId: sql.placeholder('familyId'), id: sql.placeholder('id') }),
        isNull(rewards.deletedAt),
      ),
    ),
);

/** A reward that is not deleted. */
export async function findReward(db: Executor, familyId: FamilyId, id: string): Promise<RewardRow | null> {
  const [row] = await undeletedReward(db, { familyId, id });
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockReward(db: Executor, familyId: FamilyId, id: string): Promise<RewardRow | null> {
  const [row] = await db.select().from(rewards).where(undeleted(familyId, id)).for('no key update');
  return row ?? null;
}

/** Changes a reward that is not deleted; null when somebody was faster. */
export async function updateReward(
  db: Executor,
  who: RowKey,
  changes: Partial<Omit<RewardRow, 'id' | 'familyId' | 'childId' | 'createdAt'>>,
): Promise<RewardRow | null> {
  const [row] = await db.update(rewards).set(changes).where(undeleted(who.familyId, who.id)).returning();
  return row ?? null;
}

/** Null when the hero has a pending claim on that reward already: the partial unique index decides races. */
export async function insertClaim(
  db: Executor,
  claim: typeof rewardClaims.$inferInsert,
): Promise<typeof rewardClaims.$inferSelect | null> {
  const [row] = await db.insert(rewardClaims).values(claim).onConflictDoNothing().returning();
  return row ?? null;
}

/** Claims with the rewards that they name, deleted ones too. */
const claimsWithRewards = (db: Executor) =>
  db
    .select({ claim: rewardClaims, reward: rewards })
    .from(rewardClaims)
    .innerJoin(rewards, isRow(rewards, { familyId: rewardClaims.familyId, id: rewardClaims.rewardId }))
    .$dynamic();

export type ClaimRow = Awaited<ReturnType<typeof claimsWithRewards>>[number];

export async function findClaim(db: Executor, familyId: FamilyId, id: string): Promise<ClaimRow | null> {
  const [row] = await claimsWithRewards(db).where(isRow(rewardClaims, { familyId, id }));
  return row ?? null;
}

/** A hero's claims, newest first; the newest 200, because nobody scrolls to those before. */
export function listClaims(db: Executor, who: HeroKey): Promise<ClaimRow[]> {
  return claimsWithRewards(db)
    .where(isOfHero(rewardClaims, who))
    .orderBy(desc(rewardClaims.createdAt), desc(rewardClaims.id))
    .limit(200);
}

const pendingOfReward = preparedQuery((db) =>
  claimsWithRewards(db).where(
    and(
      eq(rewardClaims.familyId, sql.placeholder('familyId')),
      eq(rewardClaims.rewardId, sql.placeholder('rewardId')),
      eq(rewardClaims.status, 'pending'),
    ),
  ),
);

/** The claims on one reward that wait for a parent. */
export const listPendingClaims = (db: Executor, familyId: FamilyId, rewardId: string): Promise<ClaimRow[]> =>
  pendingOfReward(db, { familyId, rewardId });

/** Whether somebody claimed a reward and no parent has said no to that. */
export async function isRewardClaimed(db: Executor, familyId: FamilyId, rewardId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: rewardClaims.id })
    .from(rewardClaims)
    .where(
      and(
        eq(rewardClaims.familyId, familyId),
        eq(rewardClaims.rewardId, rewardId),
        ne(rewardClaims.status, 'rejected'),
      ),
    )
    .limit(1);
  return row !== undefined;
}

const openOfFamily = preparedQuery((db) =>
  claimsWithRewards(db)
    .where(
      and(
        eq(rewardClaims.familyId, sql.placeholder('familyId')),
        or(eq(rewardClaims.status, 'pending'), eq(rewardClaims.status, 'approved')),
      ),
    )
    .orderBy(
      sql`${rewardClaims.status} = 'pending' desc`,
      sql`coalesce(${rewardClaims.decidedAt}, ${rewardClaims.createdAt})`,
      asc(rewardClaims.id),
    )
    .limit(1000),
);

/**
 * What is open between a family's heroes and parents: what waits for a yes, the oldest first, and then what was promised
 * and not handed out yet, the oldest promise first. The first 1,000.
 */
export const listOpenClaims = (db: Executor, familyId: FamilyId): Promise<ClaimRow[]> =>
  openOfFamily(db, { familyId });

/** Moves a claim on, provided it is still in the state `from`; null when somebody was faster. */
export async function moveClaim(
  db: Executor,
  from: Pick<ClaimRow['claim'], 'familyId' | 'id' | 'status'>,
  changes: Partial<
    Omit<ClaimRow['claim'], 'id' | 'familyId' | 'childId' | 'rewardId' | 'cost' | 'createdAt'>
  >,
): Promise<ClaimRow['claim'] | null> {
  const [row] = await db
    .update(rewardClaims)
    .set(changes)
    .where(and(isRow(rewardClaims, from), eq(rewardClaims.status, from.status)))
    .returning();
  return row ?? null;
}

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
