import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../client';
import { preparedQuery } from '../prepared-query';
import { avatarItems, gearItems } from './tables';

export type AvatarItemRow = typeof avatarItems.$inferSelect;
export type GearItemRow = typeof gearItems.$inferSelect;

/** The avatars on sale, cheapest first. */
export function listAvatarItems(db: Executor): Promise<AvatarItemRow[]> {
  return db
    .select()
    .from(avatarItems)
    .where(eq(avatarItems.isActive, true))
    .orderBy(asc(avatarItems.cost), asc(avatarItems.id));
}

/** The gear on sale, cheapest first. */
export function listGearItems(db: Executor): Promise<GearItemRow[]> {
  return db
    .select()
    .from(gearItems)
    .where(eq(gearItems.isActive, true))
    .orderBy(asc(gearItems.cost), asc(gearItems.id));
}

/** The avatar of a type, if it is on sale. */
export async function findAvatarItem(db: Executor, avatarType: string): Promise<AvatarItemRow | null> {
  const [row] = await db
    .select()
    .from(avatarItems)
    .where(and(eq(avatarItems.avatarType, avatarType), eq(avatarItems.isActive, true)));
  return row ?? null;
}

const gearItem = preparedQuery((db) =>
  db
    .select()
    .from(gearItems)
    .where(eq(gearItems.id, sql.placeholder('id'))),
);

/** The piece of an id, on sale or not. */
export async function findGearItem(db: Executor, id: string): Promise<GearItemRow | null> {
  const [row] = await gearItem(db, { id });
  return row ?? null;
}
