import { type ChildRow, findChild, lockChild } from '@herohood/db/children/queries';
import type { Executor } from '@herohood/db/client';
import { findPieces, putPieces } from '@herohood/db/world/queries';
import { levelFor } from '@herohood/domain/points/level';
import { giftsUpTo } from '@herohood/domain/world/level-gifts';
import { notOwned, type OwnedItem, ownedItems, withoutLost } from '@herohood/domain/world/room';
import type { arrangeRoomInput, Room } from '@herohood/domain/world/schema';
import type * as z from 'zod';
import { act } from '../act';
import { changedFields } from '../changed-fields';
import { requireOwnChild } from '../children/own-child';
import type { ChildContext, FamilyContext } from '../context';
import { found, refusal } from '../refusals';
import { requireVisits } from './cheers';
import { readFinds } from './list-finds';

/**
 * A hero's room without what they own no more: for themselves, their parents and helpers, and their siblings while visits
 * are on (403 else). 404 for an unknown hero.
 */
export async function readRoom(ctx: FamilyContext, id: string): Promise<Room> {
  const { db, familyId } = ctx;
  const hero = found(await findChild(db, familyId, id), 'This hero');
  const room = () => roomOf(db, hero);
  if (!ctx.child || ctx.child.childId === id) return room();
  requireVisits(ctx.child);
  return { ...(await room()), owned: [] };
}

/**
 * A hero arranges their room, which replaces it whole: the last one stands. 409 when it holds what they do not own, or not
 * that often; decided under the hero's lock, so that no find goes meanwhile (rules: the room).
 */
export async function arrangeRoom(
  ctx: ChildContext,
  { id: childId, items }: z.output<typeof arrangeRoomInput>,
): Promise<Room> {
  requireOwnChild(ctx, childId);
  const { familyId } = ctx;
  return act(ctx, async (tx, unit) => {
    const hero = found(await lockChild(tx, familyId, childId), 'This hero');
    const owned = await ownedBy(tx, hero);
    if (notOwned(items, owned).length > 0) throw refusal('ITEM_NOT_OWNED');
    const before = await findPieces(tx, { familyId, childId });
    if (changedFields({ pieces: before }, { pieces: items })) {
      await putPieces(tx, { familyId, childId }, { pieces: items, now: ctx.now() });
      unit.event({ type: 'updated', entity: 'room', childId });
    }
    return { items, owned };
  });
}

async function roomOf(db: Executor, hero: ChildRow): Promise<Room> {
  const owned = await ownedBy(db, hero);
  const pieces = await findPieces(db, { familyId: hero.familyId, childId: hero.id });
  return { items: withoutLost(pieces, owned), owned };
}

/** What can stand in the hero's room: finds, furniture of the levels that they have reached, and gear. */
async function ownedBy(db: Executor, hero: ChildRow): Promise<OwnedItem[]> {
  const finds = await readFinds(db, { familyId: hero.familyId, childId: hero.id });
  const furniture = giftsUpTo(levelFor(hero.totalXp)).filter(({ kind }) => kind === 'furniture');
  return ownedItems({
    finds: finds.map(({ findId }) => findId),
    furniture: furniture.map(({ id }) => id),
    gear: hero.unlockedGear,
  });
}
