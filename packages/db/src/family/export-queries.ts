import { and, asc, desc, eq, gt, lte } from 'drizzle-orm';
import { parents } from '../account/tables';
import { clearThrottlesOfFamily } from '../account/throttle-queries';
import { children } from '../children/tables';
import type { Executor } from '../client';
import { parentalControls } from '../controls/tables';
import {
  carePatterns,
  dayMarks,
  familyDayRules,
  habitSchedules,
  heroStreakRules,
  streakRepairs,
} from '../days/tables';
import { heroGames } from '../games/tables';
import { goals } from '../goals/tables';
import { childHabits, habitTemplates, masterHabits } from '../habits/tables';
import { parentCalls } from '../inbox/tables';
import { listPhotoFacts } from '../media/photo-queries';
import { mediaObjects } from '../media/tables';
import { completions } from '../missions/tables';
import { rewardTransactions, xpEntries } from '../points/tables';
import { heroMoments } from '../progress/tables';
import { proposals } from '../proposals/tables';
import { rewardClaims, rewards } from '../rewards/tables';
import { devices, taps } from '../sync/tables';
import { cheers, rooms, trips } from '../world/tables';
import type { FamilyId } from './family-id';
import { invitations } from './invitation-tables';
import { auditEntries, families } from './tables';

/** A family's rows but for the lists that grow with its days; the caller leaves out what is secret. */
export async function readShortLists(db: Executor, familyId: FamilyId) {
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
    plans: await db.select().from(habitSchedules).where(eq(habitSchedules.familyId, familyId)),
    dayMarks: await db.select().from(dayMarks).where(eq(dayMarks.familyId, familyId)),
    carePatterns: await db.select().from(carePatterns).where(eq(carePatterns.familyId, familyId)),
    streakRepairs: await db.select().from(streakRepairs).where(eq(streakRepairs.familyId, familyId)),
    dayRules: await db.select().from(familyDayRules).where(eq(familyDayRules.familyId, familyId)),
    streakRules: await db.select().from(heroStreakRules).where(eq(heroStreakRules.familyId, familyId)),
    habitTemplates: await db.select().from(habitTemplates).where(eq(habitTemplates.familyId, familyId)),
    rewards: await db.select().from(rewards).where(eq(rewards.familyId, familyId)),
    goals: await db.select().from(goals).where(eq(goals.familyId, familyId)),
    photos: await listPhotoFacts(db, familyId),
    devices: await db.select().from(devices).where(eq(devices.familyId, familyId)),
    invitations: await db.select().from(invitations).where(eq(invitations.familyId, familyId)),
    calls: await db.select().from(parentCalls).where(eq(parentCalls.familyId, familyId)),
    games: await db.select().from(heroGames).where(eq(heroGames.familyId, familyId)),
    trips: await db.select().from(trips).where(eq(trips.familyId, familyId)),
    rooms: await db.select().from(rooms).where(eq(rooms.familyId, familyId)),
    controls: await db.select().from(parentalControls).where(eq(parentalControls.familyId, familyId)),
  };
}

const LONG_LISTS = {
  completions,
  claims: rewardClaims,
  proposals,
  transactions: rewardTransactions,
  xpLedger: xpEntries,
  cheers,
  moments: heroMoments,
  taps,
  audit: auditEntries,
};

export type LongList = keyof typeof LONG_LISTS;
export const LONG_LIST_NAMES = Object.keys(LONG_LISTS) as LongList[];

type RowId = string | number;

/** The last row of each list that grows; null for an empty one. */
export async function readLastIds(db: Executor, familyId: FamilyId): Promise<Record<LongList, RowId | null>> {
  const ids = await Promise.all(
    LONG_LIST_NAMES.map(async (list) => {
      const table = tableOf(list);
      const [last] = await db
        .select({ id: table.id })
        .from(table)
        .where(eq(table.familyId, familyId))
        .orderBy(desc(table.id))
        .limit(1);
      return [list, last?.id ?? null] as const;
    }),
  );
  return Object.fromEntries(ids) as Record<LongList, RowId | null>;
}

/**
 * The next rows of a list that grows with the family's days, by id, which is the order in which they were written: after
 * `after`, and up to `last`.
 */
export async function readPage(
  db: Executor,
  list: LongList,
  page: { familyId: FamilyId; after: RowId | null; last: RowId; limit: number },
): Promise<{ id: RowId }[]> {
  const table = tableOf(list);
  const { familyId, after, last, limit } = page;
  return db
    .select()
    .from(table)
    .where(
      and(
        eq(table.familyId, familyId),
        after === null ? undefined : gt(table.id, after as number),
        lte(table.id, last as number),
      ),
    )
    .orderBy(asc(table.id))
    .limit(limit);
}

/** All of them have an id and a family; together their types say so to nobody. */
const tableOf = (list: LongList) => LONG_LISTS[list] as typeof auditEntries;

/** Erases a family with everything that hangs on it; the keys of its media, whose bytes are the caller's to remove. */
export async function eraseFamilyRows(db: Executor, familyId: FamilyId): Promise<string[]> {
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
