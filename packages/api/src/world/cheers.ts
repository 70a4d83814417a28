import { findChild, lockChild } from '@herohood/db/children/queries';
import {
  type CheerRow,
  countCheerSent,
  countCheers,
  insertCheer,
  listCheers as readCheers,
  listSiblings as readSiblings,
} from '@herohood/db/world/queries';
import { levelFor } from '@herohood/domain/points/level';
import { decideCheer } from '@herohood/domain/world/cheer';
import type { Cheer, Sibling, sendCheerInput } from '@herohood/domain/world/schema';
import { ownedStyle } from '@herohood/domain/world/style';
import type * as z from 'zod';
import type { ChildSession } from '../account/signed-in';
import { act } from '../act';
import { requireOwnChild } from '../children/own-child';
import type { ChildContext } from '../context';
import { found, orThrow, refusal } from '../refusals';

/** As many as a hero sees; the ones before are old. */
const SHOWN = 100;

/** The cheers that a hero got, newest first; 403 while visits are switched off (rules: cheers). */
export async function listCheers(ctx: ChildContext, childId: string): Promise<Cheer[]> {
  requireOwnChild(ctx, childId);
  requireVisits(ctx.child);
  const rows = await readCheers(ctx.db, { familyId: ctx.familyId, childId }, { limit: SHOWN });
  return rows.map(({ cheer, fromName }) => present(cheer, fromName));
}

/**
 * A hero leaves a cheer with a sibling, five a family day in all (409 from the sixth on). 400 to themselves, 403 while
 * visits are switched off, 404 for who is no hero of the family (rules: cheers).
 */
export async function sendCheer(
  ctx: ChildContext,
  { id: childId, toChildId, cheer }: z.output<typeof sendCheerInput>,
): Promise<Cheer> {
  requireOwnChild(ctx, childId);
  const { familyId, child } = ctx;
  requireVisits(child);
  if (toChildId === childId) throw refusal('BAD_REQUEST', 'cheerForOthers');
  const day = child.family.today;
  const row = await act(ctx, async (tx, unit) => {
    found(await lockChild(tx, familyId, childId), 'This hero');
    found(await findChild(tx, familyId, toChildId), 'This hero');
    const { noOfDay } = orThrow(
      decideCheer({ sentToday: await countCheers(tx, { familyId, childId, day }) }),
    );
    const sent = { familyId, childId, toChildId, cheer, day, noOfDay, createdAt: ctx.now() };
    const written = found(await insertCheer(tx, sent), 'This cheer');
    await countCheerSent(tx, { familyId, childId });
    // It concerns two heroes, and an event names one.
    unit.event({ type: 'created', entity: 'cheer', entityId: written.id, childId: 'all' });
    unit.audit({ act: 'cheer.sent', childId });
    return written;
  });
  return present(row, child.name);
}

function present({ id, childId, cheer, createdAt }: CheerRow, fromName: string): Cheer {
  return { id, fromChildId: childId, fromName, cheer, at: createdAt.toISOString() };
}

/** Whom a hero can visit, oldest first; nobody while visits are switched off (rules: cheers). */
export async function listSiblings(ctx: ChildContext, childId: string): Promise<Sibling[]> {
  requireOwnChild(ctx, childId);
  if (!ctx.child.family.row.siblingVisits) return [];
  const rows = await readSiblings(ctx.db, { familyId: ctx.familyId, childId });
  return rows.map(({ totalXp, backdrop, frame, pose, ...look }) => ({
    ...look,
    style: ownedStyle({ backdrop, frame, pose }, levelFor(totalXp)),
  }));
}

/** Refuses what siblings do with each other while the family has switched it off: 403 (rules: cheers). */
export function requireVisits({ family }: Pick<ChildSession, 'family'>): void {
  if (!family.row.siblingVisits) throw refusal('FEATURE_DISABLED', 'visitsOff');
}
