import { WEEKEND_SOURCE, weekendKey } from '@herohood/domain/progress/weekend';
import { addDays } from '@herohood/domain/time/family-day';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../client';
import type { HeroKey } from '../family/family-id';
import { isOfHero, isRow } from '../keys';
import { completions } from '../missions/tables';
import { takeBackTransaction } from './decide-queries';
import type { RewardTransactionRow } from './queries';
import { rewardTransactions } from './tables';

/** The XP that the approved missions of a Saturday and the Sunday after it have paid. */
export async function sumWeekendXp(
  db: Executor,
  { familyId, childId }: HeroKey,
  saturday: string,
): Promise<number> {
  const [sum] = await db
    .select({ xp: sql<number>`coalesce(sum(${completions.xpEarned}), 0)::int` })
    .from(completions)
    .where(
      and(
        isOfHero(completions, { familyId, childId }),
        eq(completions.status, 'approved'),
        inArray(completions.date, [saturday, addDays(saturday, 1)]),
      ),
    );
  return sum?.xp ?? 0;
}

/** The bonus that stands for a weekend; null without one. */
export async function findWeekendBonus(
  db: Executor,
  { familyId, childId }: HeroKey,
  saturday: string,
): Promise<RewardTransactionRow | null> {
  const [row] = await db
    .select()
    .from(rewardTransactions)
    .where(
      and(
        isOfHero(rewardTransactions, { familyId, childId }),
        eq(rewardTransactions.onceKey, weekendKey(saturday)),
      ),
    );
  return row ?? null;
}

/** Takes a weekend's bonus back by a counter-entry; the weekend may bring one again. The hero must be locked and have the points. */
export async function takeBackWeekendBonus(
  db: Executor,
  bonus: RewardTransactionRow,
  now: Date,
): Promise<void> {
  await takeBackTransaction(db, bonus, now);
  await db
    .update(rewardTransactions)
    .set({ onceKey: null })
    .where(and(isRow(rewardTransactions, bonus), eq(rewardTransactions.source, WEEKEND_SOURCE)));
}
