import { asc, count, eq } from 'drizzle-orm';
import type { Executor } from '../client';
import type { FamilyId } from '../family/family-id';
import { isRow } from '../keys';
import { habitTemplates } from './tables';

export type HabitTemplateRow = typeof habitTemplates.$inferSelect;

/** Oldest first. */
export function listTemplates(db: Executor, familyId: FamilyId): Promise<HabitTemplateRow[]> {
  return db
    .select()
    .from(habitTemplates)
    .where(eq(habitTemplates.familyId, familyId))
    .orderBy(asc(habitTemplates.createdAt), asc(habitTemplates.id));
}

export async function countTemplates(db: Executor, familyId: FamilyId): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(habitTemplates)
    .where(eq(habitTemplates.familyId, familyId));
  return row?.n ?? 0;
}

export async function insertTemplate(
  db: Executor,
  template: typeof habitTemplates.$inferInsert,
): Promise<HabitTemplateRow> {
  const [row] = await db.insert(habitTemplates).values(template).returning();
  if (!row) throw new Error('The template was not written.');
  return row;
}

/** The deleted row, or null. */
export async function deleteTemplate(
  db: Executor,
  familyId: FamilyId,
  id: string,
): Promise<HabitTemplateRow | null> {
  const [row] = await db.delete(habitTemplates).where(isRow(habitTemplates, { familyId, id })).returning();
  return row ?? null;
}
