import { lockChild, lockChildren } from '@herohood/db/children/queries';
import type { Transaction } from '@herohood/db/client';
import { type DayMarkRow, findMark, lockMark } from '@herohood/db/days/mark-queries';
import type { FamilyId } from '@herohood/db/family/family-id';
import { lockFamily } from '@herohood/db/family/queries';
import type { Unit } from '../act';
import { found } from '../refusals';

/** Whom a mark is for: one hero, or with null all of the family. */
interface Marked {
  familyId: FamilyId;
  childId: string | null;
}

/**
 * Locks whom a mark is for, before anything else, so that acts do not wait for each other in a circle; the hero's name,
 * null for all. 404 when there is no such hero.
 */
export async function lockMarked(tx: Transaction, { familyId, childId }: Marked): Promise<string | null> {
  if (childId !== null) return found(await lockChild(tx, familyId, childId), 'This hero').name;
  await lockChildren(tx, familyId);
  return null;
}

/** The same for whom a mark is for, by the mark's id, and the family; and the mark, locked. 404 when it is not there, or not any more. */
export async function lockMarkOf(
  tx: Transaction,
  familyId: FamilyId,
  id: string,
): Promise<{ mark: DayMarkRow; name: string | null }> {
  const { childId } = found(await findMark(tx, familyId, id), 'This mark');
  const name = await lockMarked(tx, { familyId, childId });
  await lockFamily(tx, familyId);
  return { mark: found(await lockMark(tx, familyId, id), 'This mark'), name };
}

interface MarkChange extends Omit<Marked, 'familyId'> {
  type: 'created' | 'updated' | 'deleted';
  /** Absent: several marks, or a care pattern. */
  markId?: string;
  /** The first day whose marks are others now; null: none is. */
  fromDay: string | null;
}

/** Tells the devices of whom it concerns that their days have changed, and has their streaks counted anew from there on. */
export async function tellMarked(unit: Unit, { childId, type, markId, fromDay }: MarkChange): Promise<void> {
  if (fromDay !== null) await unit.streaksFrom(childId === null ? 'all' : [childId], fromDay);
  unit.event({ type, entity: 'day_mark', entityId: markId ?? null, childId: childId ?? 'all' });
}
