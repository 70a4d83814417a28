import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { children } from '../children/tables';
import type { Executor } from '../client';
import { childHabits } from '../habits/tables';
import { completions } from '../missions/tables';
import { rewardTransactions } from '../points/tables';
import type { StreakHero as Hero } from '../progress/streak-queries';
import { proposals } from '../proposals/tables';
import { rewardClaims, rewards } from '../rewards/tables';
import { cheers } from '../world/tables';

type OfHero = typeof completions | typeof rewardClaims | typeof proposals;

/** Those of these rows that are the hero's. */
const ofHero = (table: OfHero, { familyId, childId }: Hero, ids: string[]) =>
  and(eq(table.familyId, familyId), eq(table.childId, childId), inArray(table.id, ids));

/** Approved ones of these completions, with what their habit is called. */
export function listPaid(db: Executor, hero: Hero, ids: string[]) {
  return db
    .select({ completion: completions, name: childHabits.name })
    .from(completions)
    .innerJoin(
      childHabits,
      and(eq(childHabits.familyId, completions.familyId), eq(childHabits.id, completions.childHabitId)),
    )
    .where(and(ofHero(completions, hero, ids), eq(completions.status, 'approved')));
}

/** These movements of points, and those that may happen once under these keys; none that was taken back. */
export function listMovements(
  db: Executor,
  { familyId, childId }: Hero,
  { ids, onceKeys }: { ids: string[]; onceKeys: string[] },
) {
  return db
    .select()
    .from(rewardTransactions)
    .where(
      and(
        eq(rewardTransactions.familyId, familyId),
        eq(rewardTransactions.childId, childId),
        or(inArray(rewardTransactions.id, ids), inArray(rewardTransactions.onceKey, onceKeys)),
        sql`not exists (select 1 from ${rewardTransactions} u
          where u.family_id = ${rewardTransactions.familyId} and u.undoes = ${rewardTransactions.id})`,
      ),
    );
}

/** These claims, with what was claimed. */
export function listClaimsOf(db: Executor, hero: Hero, ids: string[]) {
  return db
    .select({ claim: rewardClaims, reward: rewards })
    .from(rewardClaims)
    .innerJoin(
      rewards,
      and(eq(rewards.familyId, rewardClaims.familyId), eq(rewards.id, rewardClaims.rewardId)),
    )
    .where(ofHero(rewardClaims, hero, ids));
}

/** Accepted ones of these deeds. */
export function listPaidDeeds(db: Executor, hero: Hero, ids: string[]) {
  return db
    .select()
    .from(proposals)
    .where(and(ofHero(proposals, hero, ids), eq(proposals.kind, 'did'), eq(proposals.status, 'accepted')));
}

/** Those of these cheers that the hero got, with who sent them. */
export function listReceived(db: Executor, { familyId, childId }: Hero, ids: string[]) {
  return db
    .select({ id: cheers.id, cheer: cheers.cheer, fromName: children.name })
    .from(cheers)
    .innerJoin(children, and(eq(children.familyId, cheers.familyId), eq(children.id, cheers.childId)))
    .where(and(eq(cheers.familyId, familyId), eq(cheers.toChildId, childId), inArray(cheers.id, ids)));
}
