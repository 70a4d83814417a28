import { and, between, count, desc, eq, isNotNull, lt, ne, sql } from 'drizzle-orm';
import { children } from '../children/tables';
import type { Executor } from '../client';
import type { HeroKey } from '../family/family-id';
import { isOfHero, isRow } from '../keys';
import { completions } from '../missions/tables';
import { cheers, rooms, trips } from './tables';

export interface FoundRow {
  /** The number of the find in the hero's order. */
  no: number;
  completionId: string;
  foundAt: Date;
}

/** What a hero's approvals brought, newest first. */
export async function listFound(db: Executor, { familyId, childId }: HeroKey): Promise<FoundRow[]> {
  const rows = await db
    .select({ no: completions.findNo, completionId: completions.id, foundAt: completions.decidedAt })
    .from(completions)
    .where(and(isOfHero(completions, { familyId, childId }), isNotNull(completions.findNo)))
    .orderBy(desc(completions.decidedAt), desc(completions.id));
  // An approved completion has a number and was decided: constraints say so.
  return rows as FoundRow[];
}

/** The numbers below `below` among a hero's finds, in no order. */
export async function listFindNumbers(
  db: Executor,
  { familyId, childId, below }: HeroKey & { below: number },
): Promise<number[]> {
  const rows = await db
    .select({ no: completions.findNo })
    .from(completions)
    .where(
      and(
        isOfHero(completions, { familyId, childId }),
        isNotNull(completions.findNo),
        lt(completions.findNo, below),
      ),
    );
  return rows.map(({ no }) => Number(no));
}

/** A try at a mission: when it was done, when a parent sent it back, and whether the hero set out with it. */
export interface TryRow {
  habitId: string;
  day: string;
  slot: number;
  from: Date;
  until: Date | null;
  setsOut: boolean;
}

/** A hero's tries of these days, but for those that they took back. */
export function listTries(
  db: Executor,
  { familyId, childId }: HeroKey,
  { from, until }: { from: string; until: string },
): Promise<TryRow[]> {
  return db
    .select({
      habitId: completions.childHabitId,
      day: completions.date,
      slot: completions.slot,
      from: completions.completedAt,
      until:
        sql<Date | null>`case when ${completions.status} = 'rejected' then ${completions.decidedAt} end`.mapWith(
          completions.decidedAt,
        ),
      // Whoever took something back since has not.
      setsOut: sql<boolean>`${completions.setsOut} and not exists (select 1 from ${completions} w where w.family_id = ${familyId}
        and w.child_id = ${completions.childId} and w.date = ${completions.date} and w.status = 'withdrawn'
        and w.decided_at >= ${completions.createdAt})`,
    })
    .from(completions)
    .where(
      and(
        isOfHero(completions, { familyId, childId }),
        ne(completions.status, 'withdrawn'),
        between(completions.date, from, until),
      ),
    );
}

export type TripRow = typeof trips.$inferSelect;

/** The trips that a hero has told of, newest first. */
export function listTrips(db: Executor, { familyId, childId }: HeroKey): Promise<TripRow[]> {
  return db.select().from(trips).where(isOfHero(trips, { familyId, childId })).orderBy(desc(trips.day));
}

/** Notes that a hero tells of a trip; null when they have told of one on that day, or of that trip. */
export async function insertTrip(db: Executor, trip: typeof trips.$inferInsert): Promise<TripRow | null> {
  const [row] = await db.insert(trips).values(trip).onConflictDoNothing().returning();
  return row ?? null;
}

export type Pieces = (typeof rooms.$inferSelect)['pieces'];

/** The pieces of a hero's room as they were put there; none when nobody has arranged it. */
export async function findPieces(db: Executor, { familyId, childId }: HeroKey): Promise<Pieces> {
  const [row] = await db
    .select({ pieces: rooms.pieces })
    .from(rooms)
    .where(isOfHero(rooms, { familyId, childId }));
  return row?.pieces ?? [];
}

/** Replaces a hero's room whole. */
export async function putPieces(
  db: Executor,
  { familyId, childId }: HeroKey,
  { pieces, now }: { pieces: Pieces; now: Date },
): Promise<void> {
  await db
    .insert(rooms)
    .values({ familyId, childId, pieces, updatedAt: now })
    .onConflictDoUpdate({
      target: [rooms.familyId, rooms.childId],
      set: { pieces: sql`excluded.pieces`, updatedAt: now },
    });
}

/** The family's other heroes, oldest first. */
export function listSiblings(db: Executor, { familyId, childId }: HeroKey) {
  return db
    .select({
      id: children.id,
      name: children.name,
      avatarType: children.avatarType,
      avatarUrl: children.avatarUrl,
      equippedGear: children.equippedGear,
      totalXp: children.totalXp,
      backdrop: children.backdrop,
      frame: children.frame,
      pose: children.pose,
    })
    .from(children)
    .where(and(eq(children.familyId, familyId), ne(children.id, childId)))
    .orderBy(children.createdAt, children.id);
}

export type CheerRow = typeof cheers.$inferSelect;

/** How many cheers a hero has sent on a family day. */
export async function countCheers(
  db: Executor,
  { familyId, childId, day }: HeroKey & { day: string },
): Promise<number> {
  const [row] = await db
    .select({ sent: count() })
    .from(cheers)
    .where(and(isOfHero(cheers, { familyId, childId }), eq(cheers.day, day)));
  return row?.sent ?? 0;
}

/** Counts one more cheer that a hero has sent. The hero must be locked. */
export async function countCheerSent(db: Executor, { familyId, childId }: HeroKey): Promise<void> {
  await db
    .update(children)
    .set({ cheersSent: sql`${children.cheersSent} + 1` })
    .where(isRow(children, { familyId, id: childId }));
}

/** Null when somebody else has used that number of the day. */
export async function insertCheer(db: Executor, cheer: typeof cheers.$inferInsert): Promise<CheerRow | null> {
  const [row] = await db.insert(cheers).values(cheer).onConflictDoNothing().returning();
  return row ?? null;
}

/** What a hero got, with who sent it, newest first. */
export function listCheers(db: Executor, { familyId, childId }: HeroKey, { limit }: { limit: number }) {
  return db
    .select({ cheer: cheers, fromName: children.name })
    .from(cheers)
    .innerJoin(children, isRow(children, { familyId: cheers.familyId, id: cheers.childId }))
    .where(and(eq(cheers.familyId, familyId), eq(cheers.toChildId, childId)))
    .orderBy(desc(cheers.createdAt), desc(cheers.id))
    .limit(limit);
}
