import type { StreakState } from '@herohood/domain/progress/streak-fold';
import { and, gte, isNotNull, sql } from 'drizzle-orm';
import { children } from '../children/tables';
import type { Executor } from '../client';
import type { HeroKey } from '../family/family-id';
import { isOfHero, isRow } from '../keys';
import { preparedQuery } from '../prepared-query';
import { childDays } from './tables';

export type StreakHero = HeroKey;

/** The streak as it stood after a day with approved work. */
export interface StreakRow extends StreakState {
  day: string;
}

/** All that is stored of a hero's streak, as of one moment. */
export interface StoredStreak {
  /** What is stored does not stand: it has to be settled first. */
  isMarked: boolean;
  /** What makes today count as done, by today's rule. */
  needsAll: boolean;
  /** The two newest days with approved work up to today, the newest first. */
  newest: StreakRow[];
  /** The most days that a streak ever had. */
  best: number;
}

const ofHero = sql`d.family_id = ${children.familyId} and d.child_id = ${children.id}`;

const storedStreak = preparedQuery((db) =>
  db
    .select({
      isMarked: sql<boolean>`${children.streakFrom} is not null`,
      needsAll: sql<boolean>`${children.streakRule} = 'all'`,
      newest: sql<[day: string, run: number, held: number, towardsShield: number][]>`coalesce((
        select json_agg(json_build_array(n.day, n.run, n.held, n.towards_shield) order by n.day desc) from (
          select * from ${childDays} d where ${ofHero} and d.day <= ${sql.placeholder('today')}::text::date
          order by d.day desc limit 2) n), '[]'::json)`,
      best: sql<number>`coalesce((select d.run from ${childDays} d where ${ofHero} order by d.run desc limit 1), 0)`,
    })
    .from(children)
    .where(isRow(children, { familyId: sql.placeholder('familyId'), id: sql.placeholder('childId') })),
);

/** Null when the hero has gone. */
export async function findStoredStreak(
  db: Executor,
  { familyId, childId }: StreakHero,
  today: string,
): Promise<StoredStreak | null> {
  const [row] = await storedStreak(db, { familyId, childId, today });
  if (!row) return null;
  const newest = row.newest.map(([day, run, held, towardsShield]) => ({ day, run, held, towardsShield }));
  return { ...row, newest };
}

/** The days since `since` on which a shield was used before a day with approved work, by that day. */
export async function listShieldedDays(
  db: Executor,
  { familyId, childId }: StreakHero,
  since: string,
): Promise<{ day: string; shielded: string[] }[]> {
  return db
    .select({ day: childDays.day, shielded: childDays.shielded })
    .from(childDays)
    .where(
      and(
        isOfHero(childDays, { familyId, childId }),
        gte(childDays.day, since),
        sql`${childDays.shielded} <> '{}'`,
      ),
    )
    .orderBy(childDays.day);
}

/** Heroes whose streak was left to be counted, by a crash between an act and its count. */
export async function listMarkedHeroes(db: Executor, limit: number): Promise<StreakHero[]> {
  return db
    .select({ familyId: children.familyId, childId: children.id })
    .from(children)
    .where(isNotNull(children.streakFrom))
    .orderBy(children.familyId, children.id)
    .limit(limit);
}
