import { and, asc, gt, inArray, lte, sql } from 'drizzle-orm';
import { arrayParam } from '../array-param';
import { children } from '../children/tables';
import type { Executor } from '../client';
import { parentalControls } from '../controls/tables';
import type { FamilyId, HeroKey } from '../family/family-id';
import { families } from '../family/tables';
import { childHabits, isAssigned, isShownToHero, masterHabits } from '../habits/tables';
import { isOfHero, isRow } from '../keys';
import { reminderLooks, reminders } from './tables';

export type ReminderRow = typeof reminders.$inferSelect;

/**
 * Locks families that have a reminder to look at, those that wait longest first, skipping what others hold: any
 * number of workers may call this at once. The family comes first because sending stamps its events anyway.
 */
export function lockFamiliesToLookAt(db: Executor, now: Date, limit: number) {
  const due = db
    .select({ id: reminderLooks.familyId })
    .from(reminderLooks)
    .where(lte(reminderLooks.lookAt, now))
    .orderBy(asc(reminderLooks.lookAt))
    .limit(limit);
  return db
    .select()
    .from(families)
    .where(inArray(families.id, due))
    .orderBy(asc(families.id))
    .for('no key update', { skipLocked: true });
}

/** An assignment whose reminder is to be decided, with the facts that decide. */
export type LookRow = Awaited<ReturnType<typeof lockLooks>>[number];

/**
 * Locks what is due to be looked at in these (locked) families. Rows that an act is changing, or whose hero is being
 * deleted, are left to the next round instead of waited for: the acts wait for the family, so nobody waits in a circle.
 */
export async function lockLooks(db: Executor, familyIds: FamilyId[], now: Date) {
  const due = await db
    .select({ childHabitId: reminderLooks.childHabitId })
    .from(reminderLooks)
    .where(and(inArray(reminderLooks.familyId, familyIds), lte(reminderLooks.lookAt, now)))
    .for('update', { skipLocked: true });
  if (due.length === 0) return [];
  const ids = due.map(({ childHabitId }) => childHabitId);
  return db
    .select({ habit: childHabits, isShown: isShownToHero, controls: parentalControls })
    .from(childHabits)
    .innerJoin(children, isRow(children, { familyId: childHabits.familyId, id: childHabits.childId }))
    .innerJoin(masterHabits, isAssigned)
    .innerJoin(parentalControls, isOfHero(parentalControls, childHabits))
    .where(
      and(inArray(childHabits.familyId, familyIds), sql`${childHabits.id} = any(${arrayParam(ids)}::uuid[])`),
    )
    .for('key share', { of: [childHabits, children], skipLocked: true });
}

export interface HabitDay {
  familyId: FamilyId;
  childHabitId: string;
  day: string;
}

/** Those of the habits whose reminder of a family day was sent. */
export async function listSent(db: Executor, days: HabitDay[]): Promise<Set<string>> {
  if (days.length === 0) return new Set();
  const rows = await db.execute<{ child_habit_id: string }>(sql`
    select d.child_habit_id
    from unnest(${arrayParam(days.map(({ familyId }) => familyId))}::uuid[],
      ${arrayParam(days.map(({ childHabitId }) => childHabitId))}::uuid[],
      ${arrayParam(days.map(({ day }) => day))}::date[]) as d(family_id, child_habit_id, day)
    where exists (select 1 from ${reminders} r where r.family_id = d.family_id
      and r.child_habit_id = d.child_habit_id and r.day = d.day)`);
  return new Set(rows.map((row) => row.child_habit_id));
}

/** Writes sent reminders; those whose habit and day has one already are left out of the answer. */
export async function insertReminders(db: Executor, rows: ReminderRow[]): Promise<ReminderRow[]> {
  if (rows.length === 0) return [];
  return db.insert(reminders).values(rows).onConflictDoNothing().returning();
}

/** Sets when each assignment is looked at next; null: not before something changes. */
export async function moveLooks(
  db: Executor,
  looks: { familyId: FamilyId; childHabitId: string; lookAt: Date | null }[],
): Promise<void> {
  if (looks.length === 0) return;
  await db.execute(sql`
    update ${reminderLooks} set look_at = nullif(n.look_at, '')::timestamptz
    from unnest(${arrayParam(looks.map(({ familyId }) => familyId))}::uuid[],
      ${arrayParam(looks.map(({ childHabitId }) => childHabitId))}::uuid[],
      ${arrayParam(looks.map(({ lookAt }) => lookAt?.toISOString() ?? ''))}::text[]) as n(family_id, child_habit_id, look_at)
    where ${reminderLooks.familyId} = n.family_id and ${reminderLooks.childHabitId} = n.child_habit_id`);
}

/** A hero's sent reminders whose time runs, of missions that they have, oldest first. */
export function listShowing(db: Executor, hero: HeroKey & { now: Date }) {
  return db
    .select({ reminder: reminders, habit: childHabits, voiceRecording: masterHabits.voiceRecording })
    .from(reminders)
    .innerJoin(childHabits, isRow(childHabits, { familyId: reminders.familyId, id: reminders.childHabitId }))
    .innerJoin(masterHabits, isAssigned)
    .where(
      and(
        isOfHero(reminders, hero),
        lte(reminders.dueAt, hero.now),
        gt(reminders.endsAt, hero.now),
        isShownToHero,
      ),
    )
    .orderBy(asc(reminders.dueAt), asc(reminders.childHabitId));
}
