import { sql } from 'drizzle-orm';
import type { Executor } from '../client';
import { isViolationOf } from '../constraint';
import type { FamilyId } from '../family/family-id';
import { isRow } from '../keys';
import { preparedQuery } from '../prepared-query';
import { taps } from './tables';

export type TapRow = typeof taps.$inferSelect;

const tapOfFamily = preparedQuery((db) =>
  db
    .select()
    .from(taps)
    .where(isRow(taps, { familyId: sql.placeholder('familyId'), id: sql.placeholder('id') })),
);

/** A tap of the family's that was answered; null for another one. */
export async function findTap(db: Executor, familyId: FamilyId, id: string): Promise<TapRow | null> {
  const [row] = await tapOfFamily(db, { familyId, id });
  return row ?? null;
}

/** Notes with which row a tap was answered. Fails when its id is taken (`isTapTaken`), which undoes the transaction that it is part of. */
export async function insertTap(db: Executor, tap: TapRow): Promise<void> {
  await db.insert(taps).values(tap);
}

/** Whether a write failed because the family has answered a tap of that id. */
export const isTapTaken = (error: unknown): boolean => isViolationOf('taps_key', error);
