import { type AnyColumn, and, eq, type Placeholder } from 'drizzle-orm';
import type { FamilyId } from './family/family-id';

type Or<Value> = Value | AnyColumn | Placeholder;

/** The row of that key: a family's, by its id. The key may be another table's columns, to join it. */
export const isRow = (
  table: { familyId: AnyColumn; id: AnyColumn },
  key: { familyId: Or<FamilyId>; id: Or<string> },
) => and(eq(table.familyId, key.familyId), eq(table.id, key.id));

/** Rows of that hero. */
export const isOfHero = (
  table: { familyId: AnyColumn; childId: AnyColumn },
  key: { familyId: Or<FamilyId>; childId: Or<string> },
) => and(eq(table.familyId, key.familyId), eq(table.childId, key.childId));
