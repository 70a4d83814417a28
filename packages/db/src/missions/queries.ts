import { XP_PER_POINT } from '@herohood/domain/points/payout';
import { and, asc, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { children } from '../children/tables';
import type { Executor } from '../client';
import type { FamilyId } from '../family/family-id';
import { childHabits } from '../habits/tables';
import { preparedQuery } from '../prepared-query';
import { completions } from './tables';

export type CompletionRow = typeof completions.$inferSelect;

const ofFamily = (familyId: FamilyId, id: string) =>
  and(eq(completions.familyId, familyId), eq(completions.id, id));

/** An id before there is a row: what it decides is known when the row is written (rules: trust). */
export async function nextCompletionId(db: Executor): Promise<string> {
  const [row] = await db.execute<{ id: string }>(sql`select time_ordered_id() as id`);
  if (!row) throw new Error('There was no id.');
  return row.id;
}

/** Fails where a live completion of that habit, day and slot stands: whoever writes one has locked the mission and looked. */
export async function insertCompletion(
  db: Executor,
  completion: typeof completions.$inferInsert,
): Promise<CompletionRow> {
  const [row] = await db.insert(completions).values(completion).returning();
  if (!row) throw new Error('The mission was not written.');
  return row;
}

/** The pending or approved completion of a habit, day and slot, locked; null when there is none. */
export async function lockLiveCompletion(
  db: Executor,
  at: { familyId: FamilyId; childHabitId: string; date: string; slot: number },
): Promise<CompletionRow | null> {
  const [row] = await db
    .select()
    .from(completions)
    .where(
      and(
        eq(completions.familyId, at.familyId),
        eq(completions.childHabitId, at.childHabitId),
        eq(completions.date, at.date),
        eq(completions.slot, at.slot),
        inArray(completions.status, ['pending', 'approved']),
      ),
    )
    .for('no key update');
  return row ?? null;
}

const lockedCompletion = preparedQuery((db) =>
  db
    .select()
    .from(completions)
    .where(
      and(eq(completions.familyId, sql.placeholder('familyId')), eq(completions.id, sql.placeholder('id'))),
    )
    .for('no key update'),
);

/** Locks a completion until the transaction ends; every decision about it starts here. */
export async function lockCompletion(
  db: Executor,
  familyId: FamilyId,
  id: string,
): Promise<CompletionRow | null> {
  const [row] = await lockedCompletion(db, { familyId, id });
  return row ?? null;
}

/**
 * Moves a completion on, provided it is still in the state `from`; null when somebody was faster. Approving is `payMissions`',
 * so whatever find there was goes (rules: finds), and what it earned is the promise again (rules: amounts).
 */
export async function moveCompletion(
  db: Executor,
  from: Pick<CompletionRow, 'familyId' | 'id'> & { status: string },
  changes: Partial<
    Omit<
      CompletionRow,
      'id' | 'familyId' | 'approvalNo' | 'findNo' | 'isTrusted' | 'xpEarned' | 'pointsEarned'
    >
  > & {
    status: 'pending' | 'rejected' | 'withdrawn';
  },
): Promise<CompletionRow | null> {
  const [row] = await db
    .update(completions)
    .set({
      ...changes,
      findNo: null,
      isTrusted: false,
      xpEarned: completions.promisedXp,
      pointsEarned: sql`${completions.promisedXp} / ${XP_PER_POINT}::int`,
    })
    .where(and(ofFamily(from.familyId, from.id), eq(completions.status, from.status)))
    .returning();
  return row ?? null;
}

/** A completion as it stands. */
export async function findCompletion(
  db: Executor,
  familyId: FamilyId,
  id: string,
): Promise<CompletionRow | null> {
  const [row] = await db.select().from(completions).where(ofFamily(familyId, id));
  return row ?? null;
}

/** All completions of a habit and day, whatever became of them. */
export function listTries(
  db: Executor,
  at: { familyId: FamilyId; childHabitId: string; childId: string; date: string },
): Promise<CompletionRow[]> {
  return db
    .select()
    .from(completions)
    .where(
      and(
        eq(completions.familyId, at.familyId),
        eq(completions.childId, at.childId),
        eq(completions.date, at.date),
        eq(completions.childHabitId, at.childHabitId),
      ),
    );
}

export interface CompletionRange {
  familyId: FamilyId;
  childId: string;
  from: string;
  to: string;
}

const completionsOfDays = preparedQuery((db) =>
  db
    .select()
    .from(completions)
    .where(
      and(
        eq(completions.familyId, sql.placeholder('familyId')),
        eq(completions.childId, sql.placeholder('childId')),
        gte(completions.date, sql.placeholder('from')),
        lte(completions.date, sql.placeholder('to')),
      ),
    )
    .orderBy(desc(completions.completedAt), desc(completions.id)),
);

/** All rows of those family days, newest first. */
export function listCompletions(db: Executor, range: CompletionRange): Promise<CompletionRow[]> {
  return completionsOfDays(db, { ...range });
}

const pendingOf = (isOfOneHero: boolean) =>
  preparedQuery((db) =>
    db
      .select({
        completion: completions,
        child: {
          ...{ id: children.id, name: children.name },
          ...{ avatarType: children.avatarType, avatarUrl: children.avatarUrl },
        },
        habit: childHabits,
      })
      .from(completions)
      .innerJoin(
        children,
        and(eq(children.familyId, completions.familyId), eq(children.id, completions.childId)),
      )
      .innerJoin(
        childHabits,
        and(eq(childHabits.familyId, completions.familyId), eq(childHabits.id, completions.childHabitId)),
      )
      .where(
        and(
          eq(completions.familyId, sql.placeholder('familyId')),
          eq(completions.status, 'pending'),
          isOfOneHero ? eq(completions.childId, sql.placeholder('childId')) : undefined,
        ),
      )
      .orderBy(asc(completions.completedAt), asc(completions.id))
      .limit(2000),
  );

const pendingOfFamily = pendingOf(false);
const pendingOfHero = pendingOf(true);

/** What waits for a parent, of one hero or of all, oldest first; the first 2,000. */
export function listPending(db: Executor, familyId: FamilyId, childId?: string) {
  return childId ? pendingOfHero(db, { familyId, childId }) : pendingOfFamily(db, { familyId });
}

/** The same in short, all of them, in one order: with whether a parent has to look at the picture first. */
export function listPendingInShort(db: Executor, familyId: FamilyId, childId?: string) {
  return db
    .select({
      id: completions.id,
      isSpotCheck: completions.isSpotCheck,
      isPhotoUnseen: sql<boolean>`${completions.photoId} is not null and ${completions.photoSeenAt} is null`,
    })
    .from(completions)
    .where(
      and(
        eq(completions.familyId, familyId),
        eq(completions.status, 'pending'),
        childId ? eq(completions.childId, childId) : undefined,
      ),
    )
    .orderBy(asc(completions.id));
}

export type PendingRow = Awaited<ReturnType<typeof listPending>>[number];
