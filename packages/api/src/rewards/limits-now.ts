import type { Executor } from '@herohood/db/client';
import { countClaims, type RewardRow } from '@herohood/db/rewards/queries';
import { levelFor } from '@herohood/domain/points/level';
import {
  type Availability,
  availabilityOf,
  type CountedClaims,
  type FamilyCalendar,
  periodsAround,
  stockLeft,
} from '@herohood/domain/rewards/limits';
import type { Family } from '../family/family';

/** A family's calendar, by which days, weeks and months of claims are told. */
export const calendarOf = ({ clock, row }: Family): FamilyCalendar => ({ clock, weekStart: row.weekStart });

/** What a reward's limits say of this moment. */
export interface LimitsNow {
  available: Availability;
  stockLeft: number | null;
}

interface Question {
  family: Family;
  now: Date;
  /** Whose rewards they are. */
  hero: { totalXp: number };
}

/** What the limits of these rewards say, all of one hero: their claims are counted in one statement, those of rewards without limits not at all. */
export async function limitsNow(
  db: Executor,
  { family, now, hero }: Question,
  rewards: RewardRow[],
): Promise<(reward: RewardRow) => LimitsNow> {
  const calendar = calendarOf(family);
  const rewardIds = rewards.filter(({ limits }) => Object.keys(limits).length > 0).map(({ id }) => id);
  const counted = await countClaims(db, {
    ...{ familyId: family.id, rewardIds, periods: periodsAround(now, calendar) },
  });
  const level = levelFor(hero.totalXp);
  return ({ id, limits }) => {
    const claims = counted(id);
    return {
      available: availabilityOf({ limits, counted: claims, level, now, ...calendar }),
      stockLeft: stockLeft(limits, claims),
    };
  };
}

/** The claims on a reward that count beside one that was turned down, in the periods in which that one was made. */
export async function countAround(
  db: Executor,
  family: Family,
  { rewardId, createdAt }: { rewardId: string; createdAt: Date },
): Promise<CountedClaims> {
  const periods = periodsAround(createdAt, calendarOf(family));
  const counted = await countClaims(db, { familyId: family.id, rewardIds: [rewardId], periods });
  return counted(rewardId);
}
